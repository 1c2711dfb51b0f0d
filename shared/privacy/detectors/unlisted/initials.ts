import { listedBits } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

// The initials of up to two given names, a particle and a surname. Not measured.
const LETTERS = /(?<![A-Za-z0-9\u00AA-\uFFFB'.@_&/-])[A-Z]{2,4}(?![A-Za-z0-9\u00AA-\uFFFB'@_&-])/g;
const CAPITAL = /(?<![A-Za-z\u00AA-\uFFFB])[A-Z]/g;
// Where initials are found: at the start of a line, an item, a clause or a bracket, or after a sign, which folding
// turns into \x1f ("§ 4 EW", "→ EW").
const BEFORE = compileExpression(
  '(?:^|\\n[ \\t>*-]{0,4}|[.:;,([|-] |[([|]|\\x1f ?(?:\\d{1,2} )?|(?<!\\d)\\d{1,2}[.)] |> )$',
  '',
);
// A verb follows, or the item ends.
const AFTER = /^(?: [a-z\u00AA-\uFFFB]{2}|:|[)\],;|\n]|\.?(?:$|\n)| [-(])/;
// More than each of these expressions can match.
const REACH = 8;
// Two to four capital letters with another meaning in offices of the nine languages, folded.
const ABBREVIATIONS = wordSet(
  `mb kb gb tb mm km mw kw js ts ac dc sd hd cd lp wc ic bl uv it hr pr qa pm am ps nb cc bcc fw re fyi tbd tbc tba eod asap ok tv pc ip id no nr tel fax hq uk us usa eu un ag sa ab nv bv kg ev gmbh spa srl vat iva tva ust ai ml ui ux os db vpn pdf usb gps led sms
  api url mfa sla kpi crm erp ceo cfo cto coo vp gp nhs dob ni rh drh cse ce bp dg dsi sav hs rdv cp rtt cdi cdd rrhh dpto ss uu cf pec oss rsa ct ecg bsn avg hbo mbo vmbo ggd apk zzp nif sns cm uc
  zus nip bhp ul al pl pn wt sr czw pt so nd br ik bvc pdca mvh obs dvs pga ca vd hk lgh btw mwst hu tuv dhl ups dpd gls bmw vw kfz lkw pkw eg og kv ko mi mo di do fr we de es nl be at ch dk se fi ie cz sk ro bg gr`,
);

/** Finds the initials of persons whom the text also names in full: "BS to get a quote". */
export function initialsOf(scanned: ScannedText, persons: readonly TextRange[]): TextRange[] {
  const known = new Set(persons.flatMap((person) => initialsFrom(scanned.text, person)));
  const places = allMatches(LETTERS, scanned.text)
    .filter(({ 0: letters }) => known.has(letters) && !isAbbreviation(letters.toLowerCase()))
    .map(({ 0: letters, index }) => ({ letters, start: index, end: index + letters.length }));
  // Letters that also occur elsewhere are an abbreviation: "CD: Jazz, CD player".
  const others = new Set(places.filter((place) => !standsForPerson(scanned.text, place)).map(({ letters }) => letters));
  return places.filter(({ letters }) => !others.has(letters));
}

/**
 * Finds the initials with which people sign a text that also contains their full names: "/AML" alone in a line, for
 * Ann-Mari Storm Lindgren. People who sign with initials leave out a middle name.
 */
export function signaturesOf({ text }: ScannedText, persons: readonly TextRange[]): TextRange[] {
  const signed = allMatches(SIGNATURE, text).map(({ 0: written, 1: alone, 2: stopped, index }) => {
    const signature = alone ?? stopped ?? '';
    return {
      letters: signature.replace(/[. ]/g, ''),
      start: index + written.length - signature.length,
      end: index + written.length,
    };
  });
  const initials = new Set(
    signed.length === 0
      ? []
      : persons.flatMap((person) => [
          ...shortenedFrom(initialsFrom(text, person)[0] ?? ''),
          ...doubleGiven(text, person),
        ]),
  );
  return signed.filter(({ letters }) => initials.has(letters));
}

// "/AML", "/K-A", and at the end of a message "I. H."
const SIGNATURE =
  /(?:(?<![^\n])\/{1,2} ?([A-Z]{2,4}|[A-Z]-[A-Z])|(?<=[.!?] {1,2}|\n[ \t>]{0,4})([A-Z]\. ?[A-Z]\.))(?=[ \t]{0,3}(?:\n|$))/g;

// "AML", "ASL" and "AL" for the initials AMSL: the first, the last and any of those between.
function shortenedFrom(initials: string): string[] {
  const [first, last] = [initials.charAt(0), initials.slice(-1)];
  const between = initials.length > INITIALS_MAX ? '' : initials.slice(1, -1);
  const parts = [''];
  for (const letter of between) {
    parts.push(...parts.map((part) => part + letter));
  }
  return initials.length < 2 ? [] : parts.map((part) => first + part + last);
}

// "K-A" for Kjell-Åke Wrede.
function doubleGiven(text: string, { start, end }: TextRange): string[] {
  const [, first, second] = DOUBLE_GIVEN.exec(text.slice(start, end)) ?? [];
  return first === undefined ? [] : [`${first}-${second}`];
}

const DOUBLE_GIVEN = /^([A-Z])[a-z\u00AA-\uFFFB]{1,20}-([A-Z])/;

// Two given names, two middle names and two surnames.
const INITIALS_MAX = 6;

const isAbbreviation = (letters: string): boolean => ABBREVIATIONS.has(letters) || listedBits(letters) !== 0;

const standsForPerson = (text: string, { start, end }: TextRange): boolean =>
  BEFORE.test(textBefore(text, start, REACH)) && AFTER.test(textAfter(text, end, REACH));

// "MB" and "MLB" for Marie-Louise Bonnet; none for a name of one word.
function initialsFrom(text: string, { start, end }: TextRange): string[] {
  const written = text.slice(start, end);
  const letters = allMatches(CAPITAL, written).map(({ 0: letter }) => letter);
  return written.includes(' ') && letters.length > 1 ? [letters.join(''), `${letters[0]}${letters.at(-1)}`] : [];
}
