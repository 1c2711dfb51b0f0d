/** What every benchmark receives. */
export interface BenchRun {
  /** A folder for temporary files, removed afterwards. */
  readonly work: string;
  /** Aborted on Ctrl+C; the benchmark must then stop whatever it has started. */
  readonly signal: AbortSignal;
}

/** What a benchmark of the deployed bundles receives: a synthesized stage, too. */
export interface BenchContext extends BenchRun {
  readonly assembly: string;
}
