import * as v from 'valibot';
import { defineOperation } from '../administration/operation.ts';
import {
  inviteMember,
  inviteMemberInput,
  listMembers,
  listMembersInput,
  memberInput,
  removeMember,
  resendInvitation,
  updateMember,
  updateMemberInput,
} from '../members/manage-members.ts';
import { resetMemberMfa } from '../members/reset-mfa.ts';
import { CHANGE, READ, REMOVE } from './operation-roles.ts';
import { memberResult } from './results/member-results.ts';

/**
 * The operations on members, who may sign in to the console. In each, `company` is the input field that identifies the
 * company.
 */
export const memberOperations = {
  'member.invite': defineOperation({
    input: inviteMemberInput,
    result: memberResult,
    ...CHANGE,
    company: 'company_id',
    run: inviteMember,
  }),
  'member.list': defineOperation({
    input: listMembersInput,
    result: v.array(memberResult),
    ...READ,
    company: 'company_id',
    run: listMembers,
  }),
  'member.update': defineOperation({
    input: updateMemberInput,
    result: memberResult,
    ...CHANGE,
    company: 'member_id',
    run: updateMember,
  }),
  'member.remove': defineOperation({
    input: memberInput,
    result: memberResult,
    ...REMOVE,
    company: 'member_id',
    run: removeMember,
  }),
  'member.resend': defineOperation({
    input: memberInput,
    result: memberResult,
    ...CHANGE,
    company: 'member_id',
    run: resendInvitation,
  }),
  'member.reset-mfa': defineOperation({
    input: memberInput,
    result: memberResult,
    ...CHANGE,
    company: 'member_id',
    run: resetMemberMfa,
  }),
};
