/** What every benchmark is given. */
export interface BenchRun {
  /** A folder that is removed afterwards. */
  readonly work: string;
  /** Aborted when the person at the keyboard has had enough: what was started is then to be ended. */
  readonly signal: AbortSignal;
}

/** The same for a benchmark of deployed bytes: with the synthesized stage. */
export interface BenchContext extends BenchRun {
  readonly assembly: string;
}
