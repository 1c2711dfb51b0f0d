import * as v from 'valibot';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { formatIpAddress, parseIpAddress } from '../policies/ip-address.ts';
import { compileIpAllowList, IP_ALLOW_LIST_MAX, readAllowListEntry } from '../policies/ip-allow-list.ts';
import type { CompanyStore } from './company.ts';

const ENTRIES = `entries must be a list of at most ${IP_ALLOW_LIST_MAX} strings.`;
const ADDRESS = 'address must be a string.';

/** The company, a list that need not be saved, and an address to test against that list. */
export const checkAddressesInput = v.strictObject({
  company_id: idField('company'),
  entries: v.pipe(
    v.array(v.string(ENTRIES), ENTRIES),
    v.maxLength(IP_ALLOW_LIST_MAX, ENTRIES),
    v.description('the addresses and CIDR blocks of the list, as they were typed'),
  ),
  address: v.optional(v.pipe(v.string(ADDRESS), v.description('an address to test against the list'))),
});

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
}

/**
 * Describes each entry of a list: what it covers, or what is wrong with it. Also says whether the list would admit an
 * address. The answer repeats only addresses, because any other text of the input could be a secret.
 *
 * @throws ServiceError `not_found` when the company does not exist. An entry that cannot be read is not an error.
 */
export async function checkAddresses(services: Services, input: v.InferOutput<typeof checkAddressesInput>) {
  if ((await services.companies.find(input.company_id)) === null) {
    throw notFound('company');
  }
  const entries = input.entries.map(checkEntry);
  const usable = entries.flatMap(({ entry, problem }) => (entry === null || problem !== null ? [] : [entry]));
  return {
    entries,
    address: input.address === undefined ? null : checkAddress(input.address.trim(), usable),
    recent_callers: 'not_known' as const,
  };
}

function checkEntry(typed: string) {
  const read = readAllowListEntry(typed.trim());
  switch (read.outcome) {
    case 'entry': {
      const { first, last, addresses } = read.range;
      const covers = { first, last, addresses: String(addresses) };
      return { entry: read.entry, covers, problem: null, suggestion: null };
    }
    case 'host_bits': {
      const { single, prefix, network: suggestion } = read;
      const problem = `The range /${prefix} does not begin with this address. For the single address, write ${single}.`;
      return { entry: `${single}/${prefix}`, covers: null, problem, suggestion };
    }
    case 'unreadable': {
      return { entry: null, covers: null, problem: problemOf(typed.trim()), suggestion: null };
    }
  }
}

// Says which part of an entry cannot be read: an address with a note, a range that is too long, or no address at all.
function problemOf(typed: string): string {
  const [, start = '', prefix, note = ''] = /^([^\s/]*)(?:\/(\d{1,9}))?(.*)$/s.exec(typed) ?? [];
  const address = parseIpAddress(start);
  if (address === null) {
    return 'This is not an IPv4 or IPv6 address, nor a range such as 203.0.113.0/24.';
  }
  const bits = address.family === 4 ? 32 : 128;
  return note.startsWith(' ') && Number(prefix ?? 0) <= bits
    ? 'There is more than one address or range on this line. A list has no room for notes.'
    : `The number after the slash must be between 0 and ${bits}.`;
}

function checkAddress(typed: string, entries: readonly string[]) {
  const address = parseIpAddress(typed);
  if (address === null) {
    return { address: null, allowed: false, by: null };
  }
  // The whole list decides, as it would for a call. `by` is the first entry that covers the address.
  const allowed = compileIpAllowList(entries)(typed);
  const by = allowed ? (entries.find((entry) => compileIpAllowList([entry])(typed)) ?? null) : null;
  return { address: formatIpAddress(address), allowed, by };
}
