import type { DrawnText } from '../pdf-drawing.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import { isLetter, type PdfTextRun } from './text-run.ts';

/**
 * Returns runs and drawn texts in which each ligature is what its glyph is named. Some programs map `ff` to an arrow
 * and `ffi` to a control character: "e↵orts", "ecient". If the runs do not have the drawn letters, nothing changes.
 */
export function withNamedLigatures<Text extends DrawnText>(
  runs: readonly PdfTextRun[],
  texts: readonly Text[],
): { readonly runs: readonly PdfTextRun[]; readonly texts: readonly Text[] } {
  const units = texts.flatMap((text) => text.units);
  if (!units.some(isMisread)) {
    return { runs, texts };
  }
  const signs = units
    .map((unit, place) => ({ ...unit, isAfterSpace: units[place - 1]?.unit === ' ' }))
    .filter((unit) => isLetter(unit.unit) || isMisread(unit));
  let at = 0;
  let isAligned = true;
  const named = runs.map((run) => {
    const letters = run.str.split('').map((letter) => {
      const sign = signs[at];
      if (sign !== undefined && isMisread(sign) && isReadAs(sign, letter)) {
        at += 1;
        // The reader writes one space for two.
        return `${letter === ' ' && sign.isAfterSpace ? ' ' : ''}${sign.ligature}`;
      }
      if (isLetter(letter)) {
        isAligned &&= sign?.unit === letter;
        at += 1;
      }
      return letter;
    });
    return { ...run, str: letters.join('') };
  });
  return isAligned && at === signs.length ? { runs: named, texts: texts.map(withNames) } : { runs, texts };
}

function isMisread({ unit, ligature }: DrawnUnit): boolean {
  return ligature !== undefined && unit !== ligature;
}

// The reader writes a space for a control character that counts as one.
function isReadAs({ unit }: DrawnUnit, letter: string): boolean {
  return unit === letter || (letter === ' ' && /\s/.test(unit));
}

function withNames<Text extends DrawnText>(text: Text): Text {
  return { ...text, units: text.units.map((unit) => ({ ...unit, unit: unit.ligature ?? unit.unit })) };
}
