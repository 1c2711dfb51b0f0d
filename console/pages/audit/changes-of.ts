import { visible } from '../../shown/visible.ts';
import { auditTexts } from '../../texts/audit.ts';
import { keysTexts } from '../../texts/keys.ts';

type KeyScope = keyof typeof keysTexts.scopes;
type Fields = Readonly<Record<string, unknown>> | null;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const NAMES = ['name', 'email', 'file', 'title'];
// The subject's own id is beside its name; a sum of bytes says nothing to a reader, and a new version has another.
const LEFT_OUT = ['id', 'checksum'];

/** The difference between two states in words, one line per field. */
export function changesOf(before: Fields, after: Fields): string[] {
  const [old, now] = [flat(before), flat(after)];
  // In the store, the fields of a record have no order.
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((name) => !LEFT_OUT.includes(name) && old.get(name) !== now.get(name))
    .map((name) => {
      const value = now.get(name) ?? auditTexts.nothing;
      const label = auditTexts.fields[name] ?? name.replaceAll('_', ' ');
      return `${label}: ${before === null ? value : auditTexts.fromTo(old.get(name) ?? auditTexts.nothing, value)}`;
    });
}

/** What the subject is called, as its record has it; null where the record does not say. */
export function subjectName(before: Fields, after: Fields): string | null {
  for (const field of NAMES) {
    const value = after?.[field] ?? before?.[field];
    if (typeof value === 'string' && value !== '') {
      return visible(value);
    }
  }
  return null;
}

// Policies are an object in the state of a company: its fields are told like the company's own.
function flat(fields: Fields): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, text] of flat(value as Fields)) {
        lines.set(inner, text);
      }
    } else {
      lines.set(name, textOf(value, name));
    }
  }
  return lines;
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
