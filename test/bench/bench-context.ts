/** What every benchmark is given: the synthesized stage, and a folder that is removed afterwards. */
export interface BenchContext {
  readonly assembly: string;
  readonly work: string;
}
