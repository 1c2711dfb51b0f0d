import type { Member, MemberList, MemberStore } from './member.ts';

/**
 * Reads a member together with the list of its company, with which a change is written; null for a member who does not
 * exist or was removed in the meantime.
 */
export async function readInList(
  members: Pick<MemberStore, 'find' | 'list'>,
  memberId: string,
): Promise<{ readonly member: Member; readonly list: MemberList } | null> {
  const found = await members.find(memberId);
  const list = found === null ? null : await members.list(found.companyId);
  const member = list?.members.find(({ id }) => id === memberId);
  return list === null || member === undefined ? null : { member, list };
}
