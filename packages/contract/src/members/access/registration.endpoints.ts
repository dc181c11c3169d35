import { z } from 'zod';
import { endpoint, publicOr } from '../../endpoint.ts';
import { id } from '../../values/fields.ts';
import { lookedUpCard, memberCard, memberRow, registerBody } from '../member.schema.ts';
import { amountText } from '../../values/money/money.ts';
import { emptyIsAbsent } from '../../values/page.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

const records: Records = { reads: ['Member'], touches: ['Member', 'Fee', 'Claim'] };

/** What people do who will never have an account. */
export const registration = withRecords(records, {
  register: endpoint({
    method: 'POST',
    path: '/member/register',
    access: 'public',
    summary: 'Register oneself; answers the card and what to pay',
    body: registerBody,
    response: z.object({
      member: memberCard,
      feeId: id,
      amount: amountText,
      currency: z.string(),
      reference: z.string(),
    }),
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  lookup: endpoint({
    method: 'POST',
    path: '/member/lookup',
    access: 'public',
    touches: [],
    summary: 'An identifier and one fact → the masked card; nothing and wrong answer the same',
    worksWhenFull: true,
    body: z.strictObject({
      identifier: z
        .string('must be text')
        .trim()
        .min(1, 'must not be empty')
        .max(60, 'must have at most 60 characters'),
      fact: z
        .string('must be text')
        .trim()
        .min(1, 'must not be empty')
        .max(40, 'must have at most 40 characters'),
    }),
    response: z.array(lookedUpCard),
    asksProof: true,
  }),
  search: endpoint({
    method: 'GET',
    path: '/member/member-individual-search/:text',
    access: publicOr('read', 'Member'),
    summary: 'Quick search for staff; for the public a code and `fact`, answered like the look-up',
    params: z.strictObject({ text: z.string().max(200) }),
    query: z.strictObject({ fact: emptyIsAbsent(z.string().max(40)) }),
    response: z.union([z.array(memberRow), z.array(memberCard)]),
    asksProof: true,
  }),
});
