import { z } from 'zod';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { donation } from '../donations/donation.schema.ts';
import { newDonation } from '../donations/donation.endpoints.ts';
import { exportFormats } from '../members/member.endpoints.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { id, idParams } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import {
  createPledgeBody,
  donateToPledgeBody,
  pledge,
  pledgeExpectations,
  pledgeRow,
  updatePledgeBody,
} from './pledge.schema.ts';
import { pledgeLists, pledgeRhythms } from './pledge-values.ts';

const filters = {
  state: emptyIsAbsent(z.enum(pledgeLists, 'must be active, behind, paused or ended')),
  purposeId: emptyIsAbsent(id),
  memberId: emptyIsAbsent(id),
  rhythm: emptyIsAbsent(z.enum(pledgeRhythms)),
  remind: emptyIsAbsent(z.stringbool()),
};
const format = emptyIsAbsent(z.enum(exportFormats));

const records: Records = {
  reads: ['Pledge', 'Donation', 'Member', 'DonationPurpose'],
  touches: ['Pledge'],
};
const page = z.object({
  /** How many there are in each list, whatever is asked for. */
  counts: z.object({
    active: z.number().int(),
    behind: z.number().int(),
    paused: z.number().int(),
    ended: z.number().int(),
  }),
});

/** What people pledged to give again and again. It is no money: what came stands among the donations. */
export const pledges = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/pledges',
    access: ownOr('read', 'Donation'),
    summary: 'Pledges, paged; one’s own without the ability',
    query: pageQuery(['createdAt', 'donorName', 'amount', 'startsOn', 'behind', 'behindSince'], filters),
    response: paged(pledgeRow).extend(page.shape),
  }),
  all: endpoint({
    method: 'GET',
    path: '/pledges/all',
    access: can('export', 'Donation'),
    summary: 'All pledges of a filter as one array, or as a sheet; audited',
    query: z.strictObject({ ...filters, q: emptyIsAbsent(z.string().trim().max(200)), format }),
    answersFile: true,
  }),
  behind: endpoint({
    method: 'GET',
    path: '/pledges/behind',
    access: can('read', 'Donation'),
    summary: 'Who is behind, by how much and since when; as a sheet by the export of all with this state',
    query: pageQuery(['behind', 'behindSince', 'donorName'], {
      purposeId: filters.purposeId,
      remind: filters.remind,
    }),
    response: paged(pledgeRow).extend({
      /** The sums of the centre’s currency over all pages. */
      totals: z.object({ behind: amountText, currency: z.string() }),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/pledges',
    access: publicOr('create', 'Donation'),
    summary: 'Pledge to give again and again, or so much until a day',
    body: createPledgeBody,
    response: pledge,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/pledges/:id',
    access: publicOr('read', 'Donation'),
    summary: 'A pledge: for staff, for the member whose it is, and by the link of the pledge',
    params: idParams,
    response: pledge,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/pledges/:id',
    access: publicOr('update', 'Donation'),
    summary: 'Change what is pledged from a day on; what was pledged for earlier periods stays',
    params: idParams,
    body: updatePledgeBody,
    response: pledge,
    asksProof: true,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/pledges/:id/pause',
    access: publicOr('update', 'Donation'),
    summary: 'Pause a pledge from today: nothing is expected and nobody is reminded',
    params: idParams,
    response: pledge,
    asksProof: true,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/pledges/:id/resume',
    access: publicOr('update', 'Donation'),
    summary: 'Go on with a pledge that was paused',
    params: idParams,
    response: pledge,
    asksProof: true,
  }),
  end: endpoint({
    method: 'POST',
    path: '/pledges/:id/end',
    access: publicOr('update', 'Donation'),
    summary: 'End a pledge; no reason is asked, and what came stays what it is',
    params: idParams,
    response: pledge,
    asksProof: true,
  }),
  expectations: endpoint({
    method: 'GET',
    path: '/pledges/:id/expectations',
    access: publicOr('read', 'Donation'),
    summary:
      'The periods of a pledge, with what was pledged, what came and what is behind; computed when asked',
    params: idParams,
    response: pledgeExpectations,
  }),
  donate: endpoint({
    method: 'POST',
    path: '/pledges/:id/donations',
    access: publicOr('create', 'Donation'),
    touches: ['Pledge', 'Donation', 'Certificate', 'Ritual'],
    summary: 'Give for a pledge: a donation with its donor and purpose; staff may record the money that came',
    params: idParams,
    body: donateToPledgeBody,
    response: z.union([donation, newDonation]),
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  forgetPayer: endpoint({
    method: 'DELETE',
    path: '/pledges/:id/payers/:payerId',
    access: can('update', 'Donation'),
    touches: ['Pledge', 'Statement'],
    summary: 'Forget how the bank names the payer; what was booked by it stays',
    params: z.strictObject({ id, payerId: id }),
  }),
});
