import type { Call } from './calls.ts';
import type { CallName, InputOf, ResultOf } from './types.ts';

type Compositions = { readonly [Name in CallName]?: (call: Call, input: InputOf<Name>) => Promise<ResultOf<Name>> };

/** What the API says of a call that it does not answer. */
export const NO_OPERATION = 'There is no operation with this name.';

/**
 * Calls that an older stage does not answer, composed from calls that it does: a console may be newer than the API
 * while a stage is being deployed. Slower, and one answer less exact in time; everything in it is the API's.
 */
export const compositions: Compositions = {
  'company.keys': async (call, { company_id }) => {
    const applications = await call('application.list', { company_id });
    const keys = await Promise.all(
      applications.map(async ({ id, name }) => {
        const own = await call('key.list', { application_id: id });
        return own.map(({ pepper: _, ...key }) => ({ ...key, application_id: id, application_name: name }));
      }),
    );
    return { keys: keys.flat(), next: null };
  },
  'documents.progress': async (call, { documents }) => ({
    documents: await Promise.all(documents.map((document_id) => call('documents.show', { document_id }))),
  }),
};

/** Composes a call, or null when there is no way to. */
export function compose<Name extends CallName>(
  call: Call,
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> | null {
  const composition = compositions[name] as ((call: Call, input: InputOf<Name>) => Promise<ResultOf<Name>>) | undefined;
  return composition?.(call, input) ?? null;
}
