import { foldWhole } from '../text/folded-text.ts';

/**
 * Returns the words of a name that contain umlauts, folded, as they are spelled on keyboards without them: "groesswang"
 * for "Größwang".
 */
export function withDigraphs(value: string): string[] {
  const words = /[äöüå]/.test(value) ? value.toLowerCase().split(/[ ,_.]{1,3}/) : [];
  return words
    .filter((word) => /[äöüå]/.test(word))
    .map((word) => foldWhole(word.replace(/[äöüå]/g, (letter) => DIGRAPHS[letter] ?? letter)).text);
}

const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };
