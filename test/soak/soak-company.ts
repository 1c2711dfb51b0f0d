import { setTimeout as pause } from 'node:timers/promises';
import type { Administer } from '../../bin/admin/stage.client.ts';
import { HIGHEST_LIMITS } from '../harness/company.ts';
import { type KnownOverTime, knownOverTime } from './known-over-time.ts';

/** A document that changes: its subject stays, and each version contains its own word. */
export interface Slot {
  readonly file: string;
  readonly subject: string;
  /** The word of the version that readers see; null if there is no document. */
  readonly word: KnownOverTime<string | null>;
  /** The word of a version that was uploaded and is not confirmed. */
  pending: string | null;
  documentId: string | null;
}

/** A key and whether it is accepted. */
export interface SoakKey {
  readonly id: string;
  readonly key: string;
  readonly environment: 'live' | 'test';
  readonly accepted: KnownOverTime<boolean>;
}

/** The numbers of questions and tokens, which are compared with the ledger. */
interface Answered {
  questions: number;
  inputTokens: number;
  outputTokens: number;
}

/** A company of the soak, and everything that its callers know about it. */
export interface SoakCompany {
  readonly id: string;
  readonly applicationId: string;
  readonly baseId: string;
  /** A word that every document of this company contains, and no other text. */
  readonly mark: string;
  readonly slots: readonly Slot[];
  readonly keys: SoakKey[];
  readonly addressAllowed: KnownOverTime<boolean>;
  /** The highest cap that was ever in force, in dollars; null if there was none. */
  capMaxUsd: number | null;
  readonly answered: Record<'live' | 'test', Answered>;
  /** Changes by the action of their audit record: how many were confirmed, and how many were sent. */
  readonly changes: Map<string, { confirmed: number; sent: number }>;
}

const SUBJECTS = ['harbour', 'orchard', 'library', 'foundry', 'station', 'garden'];
// Longer than a killed cloud takes to serve again.
const SETTLE_MS = 300_000;
const POLL_MS = 150;

/** The sentence of a document about a subject. */
export function sentenceOf({
  mark,
  subject,
  word,
}: {
  readonly mark: string;
  readonly subject: string;
  readonly word: string;
}) {
  return `The gate of the ${subject} in ${mark} is painted ${word}.`;
}

/** The question that the sentence answers. */
export function questionOf({ mark, subject }: { readonly mark: string; readonly subject: string }) {
  return `How is the gate of the ${subject} in ${mark} painted?`;
}

/** Creates a company with an application and a base; its documents and keys are added as changes. */
export async function makeSoakCompany(
  administer: Administer,
  {
    mark,
    capUsd,
    personalData,
  }: { readonly mark: string; readonly capUsd: number | null; readonly personalData: boolean },
): Promise<SoakCompany> {
  const make = (operation: string, input: object) => administer(operation, input) as Promise<{ id: string }>;
  const company = await make('company.create', {
    name: `Company ${mark}`,
    monthly_budget_usd: capUsd === null ? 'unlimited' : String(capUsd),
  });
  const inCompany = { company_id: company.id };
  const application = await make('application.create', { ...inCompany, name: 'Soak' });
  const base = await make('base.create', { ...inCompany, name: 'Papers', visibility: 'company' });
  const nowMs = performance.now();
  const made: SoakCompany = {
    id: company.id,
    applicationId: application.id,
    baseId: base.id,
    mark,
    slots: SUBJECTS.map((subject) => ({
      file: `${subject}.txt`,
      subject,
      word: knownOverTime<string | null>(null, nowMs),
      pending: null,
      documentId: null,
    })),
    keys: [],
    addressAllowed: knownOverTime(true, nowMs),
    capMaxUsd: capUsd,
    answered: { live: noneAnswered(), test: noneAnswered() },
    changes: new Map(),
  };
  await changePolicies(administer, made, { ...HIGHEST_LIMITS, ...(personalData ? { personal_data: 'on' } : {}) });
  return made;
}

function noneAnswered(): Answered {
  return { questions: 0, inputTokens: 0, outputTokens: 0 };
}

/** Sends a change and counts it. A change that fails may still have been applied. */
export async function change<Result>(
  administer: Administer,
  company: SoakCompany,
  { operation, action, input }: { readonly operation: string; readonly action: string; readonly input: object },
): Promise<Result> {
  const counted = company.changes.get(action) ?? { confirmed: 0, sent: 0 };
  company.changes.set(action, counted);
  counted.sent += 1;
  const result = (await administer(operation, input)) as Result;
  counted.confirmed += 1;
  return result;
}

/** Sets policies. */
export async function changePolicies(administer: Administer, company: SoakCompany, policies: object): Promise<void> {
  const input = { company_id: company.id, ...policies };
  await change(administer, company, { operation: 'policy.set', action: 'policy.set', input });
}

/** Creates a key, which must be accepted from the moment it is returned. */
export async function makeSoakKey(administer: Administer, company: SoakCompany, environment: 'live' | 'test') {
  const input = { application_id: company.applicationId, environment, scopes: ['knowledge:read', 'copilot:query'] };
  const made = await change<{ id: string; key: string }>(administer, company, {
    operation: 'key.create',
    action: 'key.create',
    input,
  });
  company.keys.push({ ...made, environment, accepted: knownOverTime(true, performance.now()) });
}

/** Revokes a key, repeating the call until it is confirmed. */
export async function revokeSoakKey(administer: Administer, company: SoakCompany, key: SoakKey): Promise<void> {
  key.accepted.sent(false, performance.now());
  const input = { key_id: key.id };
  await untilDone(() => change(administer, company, { operation: 'key.revoke', action: 'key.revoke', input }));
  key.accepted.confirmed(performance.now());
}

/** Allows or refuses the soak's own address, repeating the call until it is confirmed. */
export async function allowAddress(administer: Administer, company: SoakCompany, allowed: boolean): Promise<void> {
  const list = allowed ? ['127.0.0.0/8', '::1'] : ['203.0.113.0/24'];
  company.addressAllowed.sent(allowed, performance.now());
  await untilDone(() => changePolicies(administer, company, { ip_allow_list: list }));
  company.addressAllowed.confirmed(performance.now());
}

/**
 * Retries what fails while parts of the cloud are killed.
 *
 * @throws the last error if it keeps failing.
 */
export async function untilDone(act: () => Promise<unknown>): Promise<void> {
  for (const endMs = performance.now() + SETTLE_MS; ; await pause(POLL_MS)) {
    try {
      await act();
      return;
    } catch (error) {
      if (performance.now() >= endMs) {
        throw error;
      }
    }
  }
}
