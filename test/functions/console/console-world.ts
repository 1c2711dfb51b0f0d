import { setTimeout } from 'node:timers/promises';
import { administerOf } from '../../../bin/start/administer-cloud.ts';
import { ensurePeople } from '../../../bin/start/people.ts';
import { administer } from '../../harness/administer.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { signInTo } from '../../harness/sign-in.ts';
import type { World } from '../administer/operation-case.ts';

/** Starts a cloud with two companies; three people of the first are signed in. */
export async function startConsoleWorld() {
  const own = await startOwnCloud();
  const makeWorld = async (): Promise<World> => {
    const { id, name, ...others } = await makeCompany(own.access);
    const document = await addDocument(own.access, others.baseId, 'rent.txt', 'The rent is due on the first.');
    const email = `first.${id}@example.com`;
    const member = await administer(own.access, 'member.invite', { company_id: id, email, role: 'viewer' });
    return { ...others, companyId: id, companyName: name, documentId: document.id, memberId: member.id };
  };
  const [mine, other] = [await makeWorld(), await makeWorld()];
  const peopleOf = () => ensurePeople(own.cloud, administerOf(own.cloud), mine.companyId);
  const people = await peopleOf();
  const tokens = new Map<string, string>();
  const signIn = async ({ role, email, password }: (typeof people.console_people)[number]) =>
    tokens.set(role, await signInTo({ consoleUrl: people.console_url, email, password }));
  for (const person of people.console_people) {
    await signIn(person);
  }
  const answered: { readonly role: string; readonly text: string }[] = [];
  const authorization = (role: string) => ({ authorization: `Bearer ${tokens.get(role)}` });
  return {
    own,
    mine,
    other,
    /** Signs a person in again who was replaced in the directory, and has a temporary password. */
    async signInAgain(role: string) {
      for (const person of (await peopleOf()).console_people.filter((each) => each.role === role)) {
        await signIn(person);
      }
    },
    /** The signed-in person, as the API describes them. */
    me: (role: string) => answerOf(fetch(`${people.console_url}api/console/me`, { headers: authorization(role) })),
    /** Every answer that `call` got, by role. */
    answered: () => answered,
    /** Runs an operation once, as a person with this role. */
    callOnce: (role: string, name: string, input: unknown) =>
      answerOf(
        fetch(`${people.console_url}api/console/operations/${name}`, {
          method: 'POST',
          headers: { ...authorization(role), 'content-type': 'application/json' },
          body: JSON.stringify(input),
        }),
      ),
    /**
     * Runs an operation, or tries something in the playground, as a person with this role; as the pages do, it waits
     * when this person has made too many calls.
     */
    async call(role: string, name: string, input: unknown) {
      const path = name.startsWith('playground.') ? name.replace('.', '/') : `operations/${name}`;
      const headers = { ...authorization(role), 'content-type': 'application/json' };
      const body = JSON.stringify(input);
      const send = () => fetch(`${people.console_url}api/console/${path}`, { method: 'POST', headers, body });
      let response = await send();
      while (path.startsWith('operations/') && response.status === 429 && response.headers.has('retry-after')) {
        await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
        response = await send();
      }
      const answer = await answerOf(Promise.resolve(response));
      answered.push({ role, text: JSON.stringify(answer.body) });
      return answer;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each call has its own result
async function answerOf(responding: Promise<Response>): Promise<{ status: number; body: any }> {
  const response = await responding;
  return { status: response.status, body: await response.json() };
}
