import { format } from '../../language/format.ts';
import { type Donation, donations, type ResponseOf } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import type { Kind, Waiting } from './kind.ts';
import { words } from './words.en.ts';

type Row = ResponseOf<typeof donations.pending>['data'][number];

const readDonation = (row: Row): Waiting => ({
  kind: donationKind,
  id: row.id,
  name: row.donorName,
  code: row.membershipCode,
  page: row.memberId ? `/membership-list/view/${row.memberId}` : `/donation/list/view/${row.id}`,
  matter: words.donationMatter(row.purpose),
  due: row.balance,
  currency: row.currency,
  reference: row.reference,
  facts: [
    { label: words.facts.givenOn, text: format.day(row.donatedOn) },
    ...(row.hasDedication ? [{ label: words.facts.dedication, text: words.yes }] : []),
  ],
  payment: row.payment,
  jointPaymentId: row.jointPaymentId,
  doubts: row.warnings,
  isFirstFee: false,
  ageDays: row.ageDays,
  lookedAtBy: row.lookedAtBy,
  payerContact: row.payerContact,
});

export const donationKind: Kind = {
  base: '/donation/pending-verification',
  subject: 'Donation',
  words: words.kinds.donation,
  takesExcess: false,
  pending: donations.pending,
  recordPage: (id) => `/donation/list/view/${id}`,
  queue: async (signal, q = '') => {
    const { data, meta } = await call(donations.pending, { query: { take: 100, q } }, { signal });
    return { items: data.map(readDonation), count: meta.itemCount };
  },
  // Anyone who is here may read donations, so the whole record comes and never the payer's view.
  read: async (id, signal) => (await call(donations.get, { params: { id } }, { signal })) as Donation,
  decision: donations.decide,
  decide: (id, body) => call(donations.decide, { params: { id }, body }),
};
