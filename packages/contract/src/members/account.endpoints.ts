import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { idParams, instant } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { chosenMembers, memberFilters } from './member-filters.ts';

export const accountStates = ['none', 'invited', 'active', 'disabled'] as const;

/** With what a member logs in. */
const memberAccount = z.object({
  /** `invited` until a password was chosen. */
  state: z.enum(accountStates),
  /** Where the link goes; null where neither the account nor the record has an e-mail address. */
  email: z.string().nullable(),
  lastLoginAt: instant.nullable(),
});
export type MemberAccount = z.output<typeof memberAccount>;

/** Accounts of members. They are given by the office, by a link to choose a password. */
export const memberAccounts = {
  getAccount: endpoint({
    method: 'GET',
    path: '/member/:id/account',
    access: can('read', 'Member'),
    summary: 'Whether a member can log in',
    params: idParams,
    response: memberAccount,
  }),
  sendAccountLink: endpoint({
    method: 'POST',
    path: '/member/:id/account',
    access: can('update', 'Member'),
    summary: 'E-mail a link to choose a password; makes the account where there is none',
    params: idParams,
    response: memberAccount,
  }),
  offerAccounts: endpoint({
    method: 'POST',
    path: '/member/accounts',
    access: can('update', 'Member'),
    summary: 'E-mail that link to all whom the register finds and who have an e-mail address but no account',
    body: z.strictObject({
      q: emptyIsAbsent(z.string().trim().max(200)),
      ...chosenMembers,
      ...memberFilters,
    }),
    response: z.object({ offered: z.number().int() }),
    status: 202,
  }),
};
