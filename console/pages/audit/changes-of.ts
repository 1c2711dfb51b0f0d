import { visible } from '../../parts/visible.ts';
import { auditTexts } from '../../texts/audit.ts';
import { fieldName } from '../../texts/fields.ts';
import { keysTexts } from '../../texts/keys.ts';

type KeyScope = keyof typeof keysTexts.scopes;
type Fields = Readonly<Record<string, unknown>> | null;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const NAMES = ['name', 'email', 'file', 'title'];
// The id is shown with the subject's name, and a checksum means nothing to a reader: every new version has a new one.
const LEFT_OUT = ['id', 'checksum'];

/** Describes the difference between two states, one line per field; `kinds` are all kinds of personal data. */
export function changesOf(before: Fields, after: Fields, kinds: readonly string[] = []): string[] {
  const [old, now] = [flat(before, kinds), flat(after, kinds)];
  // Sorted because DynamoDB returns the fields of a record in no particular order.
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((name) => !LEFT_OUT.includes(name) && old.get(name) !== now.get(name))
    .map((name) => {
      const value = now.get(name) ?? auditTexts.nothing;
      return `${fieldName(name)}: ${before === null ? value : auditTexts.fromTo(old.get(name) ?? auditTexts.nothing, value)}`;
    });
}

/** Returns the name of the subject in its audit record; null if the record contains none. */
export function subjectName(before: Fields, after: Fields): string | null {
  for (const field of NAMES) {
    const value = after?.[field] ?? before?.[field];
    if (typeof value === 'string' && value !== '') {
      return visible(value);
    }
  }
  return null;
}

// The policies are an object within the state of a company; their fields are listed like the company's own.
function flat(fields: Fields, kinds: readonly string[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, text] of flat(value as Fields, kinds)) {
        lines.set(inner, text);
      }
    } else if (name === 'personal_data_kinds' && kinds.length > 0 && isAll(value, kinds)) {
      lines.set(name, auditTexts.allKinds);
    } else {
      lines.set(name, textOf(value, name));
    }
  }
  return lines;
}

function isAll(value: unknown, kinds: readonly string[]): boolean {
  return Array.isArray(value) && kinds.every((kind) => value.includes(kind));
}

function textOf(value: unknown, field: string): string {
  if (value === undefined || value === null || value === '') {
    return auditTexts.nothing;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? auditTexts.nothing : value.map((one) => textOf(one, field)).join(', ');
  }
  const text = String(value);
  const named = field === 'scopes' && Object.hasOwn(keysTexts.scopes, text) ? keysTexts.scopes[text as KeyScope] : text;
  return TIME.test(named) ? `${named.slice(0, 19).replace('T', ' ')} UTC` : visible(named);
}
