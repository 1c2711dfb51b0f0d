// Years and dates may be column names; other numbers and addresses are not.
const NUMBER = /^(?!(?:19|20)\d\d(?:-\d\d){0,2}$)[\s\p{Sc}\p{N}.,:/%()+−-]+$/u;
const ADDRESS = /^[^\s@]+@[^\s@]+\.\w+$|^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a text may be a column name, which need not contain a letter. */
export function isNameText(text: string): boolean {
  return !NUMBER.test(text) && !ADDRESS.test(text.trim());
}
