/** The pages about one company, in the order of the navigation. */
export const COMPANY_PAGES = [
  'overview',
  'keys',
  'policies',
  'knowledge',
  'playground',
  'usage',
  'audit',
  'members',
  'reference',
] as const;
/** The pages about the whole stage, which only operators see. */
export const STAGE_PAGES = ['stage', 'operators', 'stage-audit'] as const;

/** One of the pages about a company. */
export type CompanyPage = (typeof COMPANY_PAGES)[number];
/** One of the pages about the stage. */
export type StagePage = (typeof STAGE_PAGES)[number];
