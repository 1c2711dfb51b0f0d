import { type ExtractionFailure, type FixedFailureCode, failure } from './extraction-failure.ts';

/**
 * Aborts the reading of a document from deep inside it; `extractDocument` turns it into the failure that it carries.
 */
export class CannotRead extends Error {
  readonly failure: ExtractionFailure;

  constructor(code: FixedFailureCode) {
    super(code);
    this.name = 'CannotRead';
    this.failure = failure(code);
  }
}
