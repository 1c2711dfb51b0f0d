/** The pages of a company. */
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
/** The pages of an operator. */
export const STAGE_PAGES = ['stage', 'operators', 'stage-audit'] as const;

/** A page of a company. */
export type CompanyPage = (typeof COMPANY_PAGES)[number];
/** A page of the stage. */
export type StagePage = (typeof STAGE_PAGES)[number];
