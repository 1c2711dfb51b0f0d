/** The address of the stage that a program under test starts. */
export const BASE_URL = 'http://127.0.0.1:8787';
/** The demonstration of that stage. */
export const DEMONSTRATION = { company_id: 'c', application_id: 'a', base_id: 'b', key: 'kc_test_key' };
/** Its console and the people who can sign in. */
export const PEOPLE = {
  console_url: 'http://127.0.0.1:8788/',
  console_mail_url: 'http://127.0.0.1:8789/mail',
  console_people: [],
};
/** The answer to its first question. */
export const ANSWERED = { question: 'Why?', seconds: 1, answer: 'So.', grounded: true, citations: [] };
