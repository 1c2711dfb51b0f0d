import { HOUR_MS } from '../../../shared/durations.ts';
import { HIGHEST_LIMITS } from '../../harness/company.ts';
import type { Command } from './commands.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { type Base, type Company, presentBases } from './model.ts';
import { textOf } from './texts.ts';
import { at, type Handler, record, subjectOf, type World } from './world.ts';

const COMPANIES_MAX = 4;
const BASES_MAX = 5;
const DOCUMENTS_MAX = 12;

/** Applies a command to the stage and to the model. If there is nothing that it could apply to, it does nothing. */
export async function perform(world: World, command: Command): Promise<void> {
  if (command.kind === 'company') {
    await addCompany(world);
  } else if (command.kind === 'hour') {
    world.stage.moveClock(HOUR_MS + 60_000);
  } else if (command.kind === 'restart') {
    await world.stage.restart();
  } else if (command.kind !== 'ask') {
    const company = subjectOf(world, command);
    if (company !== null) {
      await (HANDLERS[command.kind] as Handler<typeof command.kind>)(world, company, command);
    }
  }
}

async function addCompany({ stage, model, name }: World): Promise<void> {
  if (model.companies.length >= COMPANIES_MAX) {
    return;
  }
  const slug = `${name}${'abcd'.charAt(model.companies.length)}`;
  const made = await stage.operate('company.create', { name: `Company ${slug}`, monthly_budget_usd: 'unlimited' });
  await stage.operate('policy.set', { company_id: made.id, ...HIGHEST_LIMITS });
  const policies = { allowList: null, budget: 'unlimited', removesEmails: false, keepAnswers: 'on' } as const;
  const { id, name: fullName } = made;
  const company: Company = {
    ...{ id, name: fullName, slug, isSuspended: false },
    ...{ policies: { ...policies }, applications: [], bases: [], changes: [] },
  };
  record(company, 'company.create', id);
  record(company, 'policy.set', id);
  model.companies.push(company);
}

const HANDLERS: { readonly [Kind in Exclude<Command['kind'], 'company' | 'hour' | 'restart' | 'ask'>]: Handler<Kind> } =
  {
    application: async ({ stage }, company) => {
      const name = `Application ${company.applications.length}`;
      const { id } = await stage.operate('application.create', { company_id: company.id, name });
      company.applications.push({ id, name, keys: [] });
      record(company, 'application.create', id);
    },
    base: async ({ stage }, company, { visibility }) => {
      if (presentBases(company).length >= BASES_MAX) {
        return;
      }
      const number = company.bases.length;
      const named = { name: `base ${number}`, description: number % 2 === 0 ? '' : `Of ${company.slug}` };
      const { id } = await stage.operate('base.create', { company_id: company.id, ...named, visibility });
      company.bases.push({ id, ...named, visibility, isDeleted: false, documents: [] });
      record(company, 'base.create', id);
    },
    visibility: (world, company, { base }) =>
      onBase(company, base, async (found) => {
        const visibility = found.visibility === 'company' ? 'restricted' : 'company';
        await world.stage.operate('base.update', { base_id: found.id, visibility });
        found.visibility = visibility;
        record(company, 'base.update', found.id);
      }),
    'rename-base': (world, company, { base, name }) =>
      onBase(company, base, async (found) => {
        const named = { name: `base ${company.bases.length}-${name}`, description: `Named ${name}` };
        if (company.bases.some((other) => other.name === named.name)) {
          return;
        }
        await world.stage.operate('base.update', { base_id: found.id, ...named });
        Object.assign(found, named);
        record(company, 'base.update', found.id);
      }),
    'delete-base': (world, company, { base, stops }) =>
      onBase(company, base, async (found) => {
        // Without documents nothing is in the index, so the removal cannot be interrupted there.
        const until = found.documents.length === 0 && stops === 'index' ? null : stops;
        await remove(world, until, ['base.delete', { base_id: found.id }]);
        found.isDeleted = true;
        record(company, 'base.delete', found.id);
      }),
    document: (world, company, { base, file, topic, variant }) =>
      onBase(company, base, (found) => putDocument(world, { company, base: found }, { file, topic, variant })),
    'delete-document': async (world, company, { document, stops }) => {
      const all = presentBases(company).flatMap((base) => base.documents.map((each) => ({ base, each })));
      const found = at(all, document);
      if (found !== null) {
        await remove(world, stops, ['documents.delete', { document_id: found.each.id }]);
        found.base.documents.splice(found.base.documents.indexOf(found.each), 1);
        record(company, 'document.delete', found.each.id);
      }
    },
    ...KEY_COMMANDS,
    'allow-list': async (world, company, { list }) => {
      await setPolicy(world, company, { ip_allow_list: list });
      company.policies.allowList = list === null ? null : [...list];
    },
    budget: async (world, company, { budget }) => {
      await setPolicy(world, company, { monthly_budget_usd: budget });
      company.policies.budget = budget;
    },
    privacy: async (world, company, { removes }) => {
      const set = removes ? { personal_data: 'on', personal_data_kinds: ['EMAIL'] } : { personal_data: 'off' };
      await setPolicy(world, company, set);
      company.policies.removesEmails = removes;
    },
    'keep-answers': async (world, company, { keep }) => {
      await setPolicy(world, company, { keep_answers: keep });
      company.policies.keepAnswers = keep;
    },
    suspend: (world, company) => setSuspended(world, company, true),
    activate: (world, company) => setSuspended(world, company, false),
  };

async function onBase(company: Company, number: number, change: (base: Base) => Promise<void>): Promise<void> {
  const found = at(presentBases(company), number);
  if (found !== null) {
    await change(found);
  }
}

function remove(
  { stage }: World,
  stops: 'decided' | 'index' | null,
  asked: [operation: string, input: object],
): Promise<void> {
  return stops === null ? stage.operate(...asked) : stage.operateUntil(stops, ...asked);
}

async function putDocument(
  { stage }: World,
  { company, base }: { readonly company: Company; readonly base: Base },
  { file, topic, variant }: { readonly file: number; readonly topic: number; readonly variant: number },
): Promise<void> {
  const words = [company.slug, company.bases.indexOf(base), file];
  const title = words.join(' ');
  const name = `${words.join('_')}.txt`;
  const text = textOf(topic, variant);
  const known = base.documents.find((document) => document.title === title);
  const count = presentBases(company).flatMap(({ documents }) => documents).length;
  if (known?.text.text === text.text || (known === undefined && count >= DOCUMENTS_MAX)) {
    return;
  }
  const { id, version } = await stage.upload(base.id, name, text.text);
  if (known === undefined) {
    base.documents.push({ id, file: name, title, text, version });
  } else {
    Object.assign(known, { text, version });
  }
  record(company, 'document.add', id);
}

async function setPolicy({ stage }: World, company: Company, policy: object): Promise<void> {
  await stage.operate('policy.set', { company_id: company.id, ...policy });
  record(company, 'policy.set', company.id);
}

async function setSuspended({ stage }: World, company: Company, isSuspended: boolean): Promise<void> {
  if (company.isSuspended !== isSuspended) {
    const operation = isSuspended ? 'company.suspend' : 'company.activate';
    await stage.operate(operation, { company_id: company.id });
    company.isSuspended = isSuspended;
    record(company, operation, company.id);
  }
}
