import { referenceTexts } from '../../texts/reference.ts';
import { type Part, partOf, textOf } from './open-api.ts';
import { Prose } from './prose.tsx';

// A schema may refer to itself, and lists nested more deeply could not be read anyway.
const DEPTH_MAX = 4;

/** The fields of a schema as nested lists, each with its type and description. */
export function Fields({ schema, depth = 0 }: { readonly schema: Part; readonly depth?: number }) {
  const inner = schema.items === undefined ? schema : partOf(schema, 'items');
  const fields = Object.entries(partOf(inner, 'properties'));
  const required = Array.isArray(inner.required) ? inner.required : [];
  if (fields.length === 0 || depth > DEPTH_MAX) {
    return null;
  }
  return (
    <ul>
      {fields.map(([name]) => {
        const field = partOf(inner, 'properties', name);
        return (
          <li key={name}>
            <code>{name}</code> {typeOf(field)}
            {required.includes(name) ? `, ${referenceTexts.required}` : ''}
            <Prose text={textOf(field, 'description')} />
            <Fields schema={field} depth={depth + 1} />
          </li>
        );
      })}
    </ul>
  );
}

function typeOf(field: Part): string {
  const { type } = field;
  if (Array.isArray(type)) {
    return type.join(' or ');
  }
  return typeof type === 'string' ? type : '';
}
