import * as v from 'valibot';
import { operation } from '../administration/operation.ts';
import {
  inviteMember,
  inviteMemberInput,
  listMembers,
  listMembersInput,
  memberInput,
  removeMember,
  resendInvitation,
  resetMemberMfa,
  updateMember,
  updateMemberInput,
} from '../members/manage-members.ts';
import { CHANGE, READ } from './operation-roles.ts';
import { memberResult } from './results/member-results.ts';

/**
 * The operations on members, who may sign in to the console. `company` is the field of the input that names the
 * company, directly or through something that belongs to it.
 */
export const memberOperations = {
  'member.invite': operation({
    input: inviteMemberInput,
    result: memberResult,
    roles: CHANGE,
    company: 'company_id',
    run: inviteMember,
  }),
  'member.list': operation({
    input: listMembersInput,
    result: v.array(memberResult),
    roles: READ,
    company: 'company_id',
    run: listMembers,
  }),
  'member.update': operation({
    input: updateMemberInput,
    result: memberResult,
    roles: CHANGE,
    company: 'member_id',
    run: updateMember,
  }),
  'member.remove': operation({
    input: memberInput,
    result: memberResult,
    roles: CHANGE,
    company: 'member_id',
    run: removeMember,
  }),
  'member.resend': operation({
    input: memberInput,
    result: memberResult,
    roles: CHANGE,
    company: 'member_id',
    run: resendInvitation,
  }),
  'member.reset-mfa': operation({
    input: memberInput,
    result: memberResult,
    roles: CHANGE,
    company: 'member_id',
    run: resetMemberMfa,
  }),
};
