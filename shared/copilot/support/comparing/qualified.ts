import type { Statement } from '../reading/statement.ts';

const QUALIFIED = /^(?:not|only|if|except|even|deny|because|but|reserved|-.+|bound:.+)$/;

/** Whether a statement itself may say what limits its yes. */
export function isQualified({ meanings }: Statement): boolean {
  return [...meanings].some((each) => QUALIFIED.test(each));
}
