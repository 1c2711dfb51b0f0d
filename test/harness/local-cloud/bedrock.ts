import { openBedrock, type TestBedrock } from '@knowledge-copilot/local-cloud/fixtures/bedrock';
import { WRITING_ERRORS } from '@knowledge-copilot/local-cloud/writing';
import { afterAll, beforeAll } from 'vitest';

/** The errors that the stand-in's answers can have on purpose (`setWriting`). */
export const ANSWER_ERRORS = WRITING_ERRORS;

/**
 * Opens the stand-in for Bedrock before the tests of a file and closes it after them; returns a function that provides
 * it.
 */
export function useBedrock(): () => TestBedrock {
  let opened: TestBedrock | undefined;
  beforeAll(async () => {
    opened = await openBedrock();
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) {
      throw new Error('The stand-in for Bedrock is opened before the first test.');
    }
    return opened;
  };
}
