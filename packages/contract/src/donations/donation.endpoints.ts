import { z } from 'zod';
import { day } from '../values/days/days.ts';
import {
  correctDonationBody,
  createDonationBody,
  dedicationOutput,
  donation,
  donationRow,
  updateDonationBody,
} from './donation.schema.ts';
import { closedList, dedicatedDay } from '../rituals/ritual.schema.ts';
import { donorTypes } from './donor-types.ts';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { chosenIds, id, idParams } from '../values/fields.ts';
import { exportFormats } from '../members/member.endpoints.ts';
import { amountOrZero, amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery, printQuery } from '../values/page.ts';
import {
  correction,
  decisionBody,
  payerView,
  reverseBody,
  slipFields,
  takeAsDonationBody,
  waiting,
} from '../payments/payment.schema.ts';
import { paymentMethods, paymentStatuses } from '../values/money/payment-states.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { uploadLimits } from '../values/upload-limits.ts';

export const donationFilters = {
  donorType: emptyIsAbsent(z.enum(donorTypes)),
  memberId: emptyIsAbsent(id),
  purposeId: emptyIsAbsent(id),
  paymentStatus: emptyIsAbsent(z.enum(paymentStatuses)),
  method: emptyIsAbsent(z.enum(paymentMethods)),
  /** The day of the donation. */
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  minAmount: emptyIsAbsent(amountOrZero),
  maxAmount: emptyIsAbsent(amountOrZero),
};

/** The donations that were ticked in the list: at most a few pages of it. */
export const chosenDonations = { ids: emptyIsAbsent(chosenIds(200)) };

/** What somebody who gives needs to know to pay. */
export const newDonation = z.object({
  id,
  reference: z.string(),
  amount: amountText,
  currency: z.string(),
  /** The days on which its names are read; and where the list of the day that was asked for has closed, that. */
  days: z.array(dedicatedDay),
  closed: closedList.nullable(),
});

const listFilters = { ...donationFilters, ...chosenDonations };
const sortedBy = ['donatedOn', 'createdAt', 'amount', 'donorName'] as const;

const records: Records = {
  reads: ['Donation', 'Member', 'DonationPurpose'],
  touches: ['Donation', 'Certificate', 'Ritual'],
};
export const donations = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/donations',
    access: ownOr('read', 'Donation'),
    summary: 'Donations, paged; one’s own without the ability',
    /** `isRemoved` lists only those that were taken out, for those who may `manage`. */
    query: pageQuery(sortedBy, { ...listFilters, isRemoved: emptyIsAbsent(z.stringbool()) }),
    response: paged(donationRow),
  }),
  print: endpoint({
    method: 'GET',
    path: '/donations/print',
    access: can('export', 'Donation'),
    summary: 'Donations on paper: all rows of a filter in the order of the list; audited',
    query: printQuery(sortedBy, listFilters),
    response: paged(donationRow),
  }),
  all: endpoint({
    method: 'GET',
    path: '/donations/all',
    access: ownOr('export', 'Donation'),
    summary: 'All donations as one array, or as a sheet; streamed, and audited. For a member, their own',
    query: z.strictObject({
      ...donationFilters,
      ...chosenDonations,
      q: emptyIsAbsent(z.string().trim().max(200)),
      format: emptyIsAbsent(z.enum(exportFormats)),
    }),
    answersFile: true,
  }),
  pending: endpoint({
    method: 'GET',
    path: '/donations/pending-list',
    access: can('read', 'Donation'),
    summary: 'Donations whose payment waits to be verified, oldest first, with slips and doubts',
    query: pageQuery(['submittedAt', 'amount'], {}),
    response: paged(donationRow.extend(waiting)),
  }),
  dedications: endpoint({
    method: 'GET',
    path: '/donations/dedications',
    access: can('read', 'Donation'),
    summary: 'The names to be read out on a day; without one, all that have no day yet and those to come',
    query: z.strictObject({ readOn: emptyIsAbsent(day) }),
    response: z.array(
      dedicationOutput.extend({
        donationId: id,
        donationNumber: z.string(),
        donorName: z.string(),
        isAnonymous: z.boolean(),
        purpose: z.string(),
        paymentStatus: z.enum(paymentStatuses),
        /** Nobody gave any money for it. */
        isSimulated: z.boolean(),
      }),
    ),
  }),
  campaigns: endpoint({
    method: 'GET',
    path: '/donations/campaigns',
    access: 'public',
    summary: 'Purposes with a target: what was given, by how many, and the days left',
    response: z.array(
      z.object({
        purposeId: id,
        name: z.string(),
        nameDzongkha: z.string().nullable(),
        description: z.string(),
        descriptionDzongkha: z.string().nullable(),
        targetAmount: amountText,
        given: amountText,
        currency: z.string(),
        donors: z.number().int(),
        endsOn: day.nullable(),
        daysLeft: z.number().int().nullable(),
      }),
    ),
  }),
  donorMembers: endpoint({
    method: 'GET',
    path: '/donations/donor-members',
    access: can('read', 'Donation'),
    summary: 'Which members gave these donations, to be put on a list',
    query: z.strictObject({ ids: chosenIds(200) }),
    response: z.object({
      memberIds: z.array(id),
      /** Given by people who are not in the register of members. */
      otherDonations: z.number().int(),
    }),
  }),
  ofMember: endpoint({
    method: 'GET',
    path: '/donations/get-memberShip-donation/:memberId',
    access: ownOr('read', 'Donation'),
    summary: 'The donations of one member, newest first, with the days on which names are read',
    params: z.strictObject({ memberId: id }),
    response: z.array(donationRow.extend({ days: z.array(dedicatedDay) })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/donations/:id',
    access: publicOr('read', 'Donation'),
    summary: 'A donation; with the id alone, what its payer needs',
    params: idParams,
    response: z.union([donation, payerView]),
  }),
  create: endpoint({
    method: 'POST',
    path: '/donations',
    access: publicOr('create', 'Donation'),
    touches: ['Donation', 'Claim', 'Ritual'],
    summary: 'Give; staff may add the money where it is in hand',
    body: createDonationBody,
    response: z.union([donation, newDonation]),
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/donations/:id',
    access: can('update', 'Donation'),
    summary:
      'Change a donation; once it is paid only what it is dedicated to, its message and its namelessness',
    mayWait: true,
    params: idParams,
    body: updateDonationBody,
    response: donation,
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/donations/:id',
    access: can('manage', 'Donation'),
    summary: 'Take out a donation that is not paid',
    params: idParams,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/donations/:id/restore',
    access: can('manage', 'Donation'),
    summary: 'Bring back a donation that was taken out',
    params: idParams,
    response: donation,
  }),
  sendSlip: endpoint({
    method: 'POST',
    path: '/donations/mobile-transfer',
    access: 'public',
    summary: 'The slip of a transfer for a donation',
    encoding: 'multipart',
    maxFileBytes: uploadLimits.slip,
    body: z.strictObject({ donationId: id, ...slipFields }),
    response: payerView,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/donations/:id/update-donation-payment',
    access: can('update', 'Donation'),
    summary: 'Approve or reject the pending payment of a donation',
    mayWait: true,
    params: idParams,
    encoding: 'either',
    body: decisionBody,
    response: donation,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/donations/:id/reverse',
    access: can('manage', 'Donation'),
    summary: 'Reverse a paid donation: the receipt is void',
    mayWait: true,
    params: idParams,
    body: reverseBody,
    response: donation,
    idempotent: true,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/donations/:id/correct',
    access: can('manage', 'Donation'),
    summary: 'Correct a paid donation: the receipt is void, and the new one is named in its place',
    mayWait: true,
    params: idParams,
    body: correctDonationBody,
    response: correction,
    idempotent: true,
  }),
  takeAsDonation: endpoint({
    method: 'POST',
    path: '/donations/:id/take-as-donation',
    access: can('manage', 'Donation'),
    summary: 'Take money that came for a donation which was paid already as another donation',
    mayWait: true,
    params: idParams,
    body: takeAsDonationBody,
    response: donation,
    status: 201,
    idempotent: true,
  }),
});
