/** What separates a code from the words before it: a colon, an equals sign or a space; "PIN:4821", "PIN 4821". */
export const BEFORE_VALUE = '(?: ?[:=] ?| {1,2})';
