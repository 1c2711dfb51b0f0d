import { defineOperation } from '../administration/operation.ts';
import { trialQuestionInput, trialQuestionResult, trialSearchInput, trialSearchResult } from './playground.ts';
import { tryQuestion, trySearch } from './try-as-application.ts';

// Not operators: they may not read questions or answers.
const MEMBERS = { roles: ['administrator', 'viewer'], whileSuspended: 'refused' } as const;

/** The operations that members try as one of their company's applications. The command line does not have them. */
export const playgroundOperations = {
  'playground.search': defineOperation({
    input: trialSearchInput,
    result: trialSearchResult,
    ...MEMBERS,
    company: 'application_id',
    run: trySearch,
  }),
  'playground.ask': defineOperation({
    input: trialQuestionInput,
    result: trialQuestionResult,
    ...MEMBERS,
    company: 'application_id',
    run: tryQuestion,
  }),
};
