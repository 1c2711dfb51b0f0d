import * as v from 'valibot';
import { joinAllowList, splitAllowList } from './allow-lists.ts';
import { parseIpAllowList } from './ip-allow-list.ts';
import { policy } from './policy.ts';

interface Stored {
  /** The only networks from which calls are allowed, as one string: empty allows none, absent allows every address. */
  readonly ipAllowList?: string | undefined;
}

const LIST = 'ip_allow_list must be a list of IPv4 or IPv6 addresses or CIDR blocks.';

/** The networks from which calls are allowed; null removes the list. */
export const ipAllowListPolicy = policy({
  fields: {
    ip_allow_list: v.optional(
      v.nullable(
        v.pipe(
          v.array(v.string(LIST), LIST),
          v.description('the only networks from which calls are allowed, separated by commas; none: any network'),
          v.examples([['203.0.113.0/24']]),
          v.rawTransform(({ dataset, addIssue, NEVER }) => {
            const parsed = parseIpAllowList(dataset.value);
            if (parsed.outcome === 'parsed') {
              return joinAllowList(parsed.entries);
            }
            addIssue({ message: parsed.sentence });
            return NEVER;
          }),
        ),
      ),
    ),
  },
  change: (_before: Stored, { ip_allow_list: list }): Stored => ({ ipAllowList: list ?? undefined }),
  shown: { ip_allow_list: v.optional(v.array(v.string())) },
  view: ({ ipAllowList }) => (ipAllowList === undefined ? {} : { ip_allow_list: [...splitAllowList(ipAllowList)] }),
});
