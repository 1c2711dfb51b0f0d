import type { Finding } from '../../finding.ts';
import { fieldKindOf, labelWords } from '../../labels/labels.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { phraseSet } from '../../word-set.ts';
import { labeledValues } from './labeled-values.ts';

const AREA_LABELS = phraseSet(
  'area code,phone area code,telephone area code,tel area code,dialling code,dialing code,std code,phone prefix,telephone prefix,vorwahl,vorwahlnummer,ortsvorwahl,ortsnetzkennzahl,vorw,tel vorwahl,telefon vorwahl,telefonvorwahl,indicatif,indicatif telephonique,indicatif regional,prefijo,prefijo telefonico,codigo de area,cod area,codigo area,clave lada,lada,prefisso,prefisso telefonico,pref tel,netnummer,kengetal,ddd,indicativo,prefixo,kierunkowy,numer kierunkowy,nr kierunkowy,riktnummer,riktnr',
);
// These mean the rest of a telephone number only directly after an area code.
const REST_LABELS = phraseSet(
  'no,nr,n,num,number,nummer,numero,numer,local number,subscriber number,line number,anschluss,anschlussnummer,teilnehmernummer,durchwahl,rufnr,numero local,numero de abonado,numero d abonne,numero abbonato,abonneenummer,numer abonenta,abonnentnummer',
);

// In a line of fields, the next one follows.
const AREA = /^\(?0?\d{1,5}\)?(?=[,;|]|$)/;
const REST = /^\d[\d ./-]{1,10}\d(?=[,;|]|$)/;
// A longer number is a whole one, and needs no area code.
const REST_DIGITS = { min: 3, max: 9 };
// The characters from one field of a number to the other. Not measured.
const GAP_MAX = 30;

interface Labeled extends TextRange {
  readonly words: string;
}

/** Finds telephone numbers whose area code is in the cell or field before the rest: both say whose number it is. */
export function findSplitPhones(scanned: ScannedText): Finding[] {
  const { text } = scanned;
  const cells = scanned.cells.map((cell) => ({ ...cell, words: labelWords(cell.label) }));
  const fields = labeledValues(scanned, (words) => AREA_LABELS.has(words) || isRestLabel(words));
  return [
    ...phonesIn(text, cells, (one, other) => other.labels.indexOf(other.label) === one.labels.indexOf(one.label) + 1),
    ...phonesIn(text, fields, (one, other) => other.start - one.start <= GAP_MAX),
  ];
}

function phonesIn<Value extends Labeled>(
  text: string,
  values: readonly Value[],
  areBeside: (one: Value, other: Value) => boolean,
): Finding[] {
  return values.flatMap((area, at): Finding[] => {
    const rest = values[at + 1];
    if (rest === undefined || !AREA_LABELS.has(area.words) || !isRestLabel(rest.words) || !areBeside(area, rest)) {
      return [];
    }
    const [code, number] = [firstOf(text, area, AREA), firstOf(text, rest, REST)];
    const { length } = digitsOf(number);
    if (code === '' || length < REST_DIGITS.min || length > REST_DIGITS.max) {
      return [];
    }
    const value = `${digitsOf(code)}${digitsOf(number)}`;
    return [
      { kind: 'PHONE', start: area.start, end: area.start + code.length, strength: 2, value },
      { kind: 'PHONE', start: rest.start, end: rest.start + number.length, strength: 2, value },
    ];
  });
}

const firstOf = (text: string, { start, end }: TextRange, form: RegExp): string =>
  form.exec(text.slice(start, end))?.[0] ?? '';

const isRestLabel = (words: string): boolean => REST_LABELS.has(words) || fieldKindOf(words) === 'phone';
