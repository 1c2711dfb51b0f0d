// Years and dates may be names of columns; other numbers are not, nor are addresses.
const NUMBER = /^(?!(?:19|20)\d\d(?:-\d\d){0,2}$)[\s\p{Sc}\p{N}.,:/%()+−-]+$/u;
const ADDRESS = /^[^\s@]+@[^\s@]+\.\w+$|^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a text may be the name of a column; one without any letter may be, too. */
export function isNameText(text: string): boolean {
  return !NUMBER.test(text) && !ADDRESS.test(text.trim());
}
