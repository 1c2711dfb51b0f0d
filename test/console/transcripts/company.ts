import type { ResultOf, Role } from '../../../console/api/types.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The ids of the scripted company and of what belongs to it. */
export const IDS = {
  company: idOf(1),
  otherCompany: idOf(2),
  foreignCompany: idOf(3),
  unknown: idOf(9),
  intranet: idOf(11),
  kiosk: idOf(12),
  websiteKey: idOf(21),
  oldKey: idOf(22),
  kioskKey: idOf(23),
  handbook: idOf(31),
  salaries: idOf(32),
  lease: idOf(41),
  scan: idOf(42),
  archived: idOf(43),
  late: idOf(44),
  ann: idOf(51),
  bob: idOf(52),
  eve: idOf(53),
  person: idOf(61),
} as const;

/** How ids are called in transcripts. */
export const ALIASES: readonly (readonly [id: string, name: string])[] = Object.entries(IDS).map(([name, id]) => [
  id,
  `ID(${name})`,
]);

/** The time at which every scenario takes place. */
export const NOW = '2026-11-15T12:00:30.000Z';

/** A result of `me`: a person with a role. */
export function personWith(role: Role, change: Partial<ResultOf<'me'>['stage']> = {}): ResultOf<'me'> {
  const company = (id: string, name: string, of: 'administrator' | 'viewer') => ({
    ...{ company_id: id, company_name: name, company_status: 'active' as const, role: of, member_id: IDS.ann },
  });
  return {
    person: { id: IDS.person, email: 'ann@example.com' },
    operator: role === 'operator',
    companies:
      role === 'operator'
        ? []
        : [company(IDS.company, 'Example Company', role), company(IDS.otherCompany, 'Other Company', 'viewer')],
    stage: {
      name: 'test',
      live_keys: 'allowed',
      contract_version: '1.2.3',
      api_base_url: 'https://api.example.com/api',
      document_bytes_max: 52_428_800,
      document_types: ['PDF', 'Markdown'],
      unreadable_names: { mp4: 'an MP4 video' },
      personal_data_kinds: ['EMAIL', 'IP_ADDRESS', 'NAME'],
      ...change,
    },
    now: NOW,
  };
}

/** A result of `me`: an administrator whose companies are suspended. */
export function suspendedAdministrator(): ResultOf<'me'> {
  const me = personWith('administrator');
  return { ...me, companies: me.companies.map((company) => ({ ...company, company_status: 'suspended' })) };
}
