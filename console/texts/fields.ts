// Other fields are called by their own names, with spaces instead of underscores.
const NAMES: Readonly<Record<string, string>> = {
  monthly_budget_usd: 'monthly budget in US dollars',
  monthly_ingestion_usd: 'monthly limit for the cost of ingesting documents, in US dollars',
  ip_allow_list: 'allowed IP addresses',
  alert_email: 'email address for alerts',
  rate_per_minute: 'questions per minute',
  searches_per_minute: 'searches per minute',
  burst: 'burst of questions after a pause',
  concurrency: 'questions at the same time',
  personal_data: 'removal of personal data',
  personal_data_kinds: 'kinds of personal data',
  keep_answers: 'keep answers for repeated calls',
  viewers: 'rights of viewers',
  scopes: 'permissions',
  application_id: 'application ID',
  environment: 'environment',
  expires_at: 'expires',
  visibility: 'who can read it',
  email: 'email address',
  bytes: 'size in bytes',
};

/** Returns the name of a field of the API as people read it, within a sentence. */
export function fieldName(field: string): string {
  return (Object.hasOwn(NAMES, field) ? NAMES[field] : undefined) ?? field.replaceAll('_', ' ');
}

// A sentence of the API about an input begins with the name of its field.
const FIELD_FIRST = /^[a-z]+(?:_[a-z]+)*(?= (?:must|is required) )/;

/** Returns a sentence of the API with the name that people read in place of the field with which it begins. */
export function fieldSentence(sentence: string): string {
  return sentence.replace(FIELD_FIRST, (field) => {
    const name = fieldName(field);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  });
}
