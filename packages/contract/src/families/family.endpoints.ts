import { z } from 'zod';
import { endpoint, ownOr, publicOr } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { id, idParams } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { family, familyLink, newFamilyLink } from './family.schema.ts';

const records: Records = {
  reads: ['Family', 'Member', 'Fee', 'MembershipType', 'PaymentFrequency'],
  touches: ['Family'],
};

/** Members who look after the membership of others. */
export const families = withRecords(records, {
  get: endpoint({
    method: 'GET',
    path: '/family',
    access: ownOr('read', 'Member'),
    summary: 'Whom a member keeps and by whom they are kept: one’s own, or for staff that of `memberId`',
    query: z.strictObject({ memberId: emptyIsAbsent(id) }),
    response: family,
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/family/links',
    access: ownOr('update', 'Member'),
    summary:
      'Ask somebody, by code and birth date, to look after their membership: always the same answer. For staff, a link that was agreed to on paper',
    body: newFamilyLink,
    /** The link is told to staff alone. */
    response: z.object({ link: familyLink.nullable() }),
    status: 202,
    idempotent: true,
  }),
  updateLink: endpoint({
    method: 'PATCH',
    path: '/family/links/:id',
    access: publicOr('update', 'Member'),
    summary:
      'Accept or decline to be kept, or end it from either side; with the token of the message also without logging in',
    params: idParams,
    body: z.strictObject({
      state: z.enum(['accepted', 'declined', 'ended'], 'must be accepted, declined or ended'),
      /** It stands in the link that was sent to the contact on file, and proves who answers. */
      token: z.string('must be text').max(100).optional(),
    }),
    response: familyLink,
    asksProof: true,
  }),
});
