import type { Statement } from '../reading/statement.ts';

// A statement with one of these may itself say what limits its yes.
const QUALIFIED = /^(?:not|only|if|except|even|deny|because|but|reserved|-.+|bound:.+)$/;

export function isQualified({ meanings }: Statement): boolean {
  return [...meanings].some((each) => QUALIFIED.test(each));
}
