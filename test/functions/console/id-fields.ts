import * as v from 'valibot';
import type { OperationInput } from '../../../shared/administration/operation.ts';

/** A field of an input that takes an id, and how an id is written into it. */
interface IdField {
  readonly field: string;
  readonly wrap: (id: string) => unknown;
}

const ID = '00000000-0000-4000-8000-000000000002';
const NO_ID = 'no id';
const FORMS = [(id: string): unknown => id, (id: string): unknown => [id]];

/** The fields of an operation's input that take only an id or a list of ids, found by trying each. */
export function idFieldsOf({ entries }: OperationInput): IdField[] {
  return Object.entries(entries).flatMap(([field, schema]) =>
    FORMS.filter((wrap) => v.is(schema, wrap(ID)) && !v.is(schema, wrap(NO_ID))).map((wrap) => ({ field, wrap })),
  );
}
