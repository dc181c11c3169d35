import { z } from 'zod';
import { can, endpoint } from '../../endpoint.ts';
import { idParams, instant } from '../../values/fields.ts';
import { emptyIsAbsent } from '../../values/page.ts';
import { chosenMembers, memberFilters } from '../lists/member-filters.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

export const accountStates = ['none', 'invited', 'active', 'disabled'] as const;

/** How the link to choose a password gets to a member; `link` is shown to staff, who hand it over. */
export const linkWays = ['email', 'sms', 'link'] as const;
export type LinkWay = (typeof linkWays)[number];

/** The account with which a member logs in. */
const memberAccount = z.object({
  /** `invited` until a password was chosen. */
  state: z.enum(accountStates),
  /** Where a mailed link goes; null where neither the account nor the record has an e-mail address. */
  email: z.string().nullable(),
  /** Where an SMS goes; null where the record has no mobile phone. */
  phone: z.string().nullable(),
  /** What is possible now, the usual way first. Empty where there is no way. */
  ways: z.array(z.enum(linkWays)),
  /** False where the contact came with a registration that nobody has paid or confirmed: nothing is sent there. */
  isContactProven: z.boolean(),
  /** False where mail cannot leave: a mailed link is then kept for an administrator to read. */
  hasMail: z.boolean(),
  lastLoginAt: instant.nullable(),
});
export type MemberAccount = z.output<typeof memberAccount>;

const filters = z.strictObject({
  q: emptyIsAbsent(z.string().trim().max(200)),
  ...chosenMembers,
  ...memberFilters,
});
const count = z.number().int();

const records: Records = { reads: ['User', 'Member'], touches: ['User', 'Message'] };

/** Accounts of members. They are given by the office, by a link to choose a password. */
export const memberAccounts = withRecords(records, {
  getAccount: endpoint({
    method: 'GET',
    path: '/member/:id/account',
    access: can('read', 'Member'),
    summary: 'Whether a member can log in, and how the link to an account can reach them',
    params: idParams,
    response: memberAccount,
    // A fee that is paid proves the contact that came with the registration.
    reads: ['User', 'Member', 'Fee'],
  }),
  sendAccountLink: endpoint({
    method: 'POST',
    path: '/member/:id/account',
    access: can('update', 'Member'),
    summary: 'Send a link to choose a password; makes the account where there is none',
    params: idParams,
    body: z.strictObject({
      /** The usual way is taken without it: by e-mail, or else by SMS. */
      way: z.enum(linkWays).optional(),
    }),
    response: memberAccount.extend({
      /** The way by which it left. */
      way: z.enum(linkWays),
      /** The link to hand over, where that was asked for; it is shown this once. */
      link: z.string().nullable(),
      expiresAt: instant.nullable(),
    }),
  }),
  reportAccounts: endpoint({
    method: 'GET',
    path: '/member/accounts',
    access: can('update', 'Member'),
    summary: 'How many of those whom the register finds would get that link, by which way, and how many not',
    query: filters,
    response: z.object({
      email: count,
      sms: count,
      /** How many have no account, and no way to send the link. */
      unreachable: count,
      hasMail: z.boolean(),
      hasSms: z.boolean(),
    }),
  }),
  offerAccounts: endpoint({
    method: 'POST',
    path: '/member/accounts',
    access: can('update', 'Member'),
    summary: 'Send that link to all whom the register finds, who have no account and can be reached',
    body: filters,
    response: z.object({ offered: count, email: count, sms: count }),
    status: 202,
  }),
});
