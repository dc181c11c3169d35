import { format } from '../../language/format.ts';
import { fees, type MembershipFee, type ResponseOf } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import type { Kind, Waiting } from './kind.ts';
import { isOwed } from './decision/settlement.ts';
import { words } from './words.en.ts';

type Row = ResponseOf<typeof fees.pending>['data'][number];

const readFee = (row: Row): Waiting => {
  const owed = isOwed({ doubts: row.warnings });
  return {
    kind: feeKind,
    id: row.id,
    name: row.memberName,
    code: row.membershipCode,
    page: `/membership-list/view/${row.memberId}`,
    matter: words.feeMatter(row.kind, row.membershipType, row.paymentFrequency, row.periods),
    due: owed ? row.balance : '0.00',
    currency: row.currency,
    reference: row.reference,
    facts: owed
      ? [
          {
            label: words.facts.willCover,
            text: words.span(format.day(row.periodFrom), row.periodTo && format.day(row.periodTo)),
          },
        ]
      : [],
    payment: row.payment,
    jointPaymentId: row.jointPaymentId,
    doubts: row.warnings,
    isFirstFee: owed && row.kind === 'registration',
    ageDays: row.ageDays,
    lookedAtBy: row.lookedAtBy,
    payerContact: row.payerContact,
  };
};

export const feeKind: Kind = {
  base: '/renewal/pending-verification',
  subject: 'Member',
  words: words.kinds.fee,
  takesExcess: true,
  pending: fees.pending,
  recordPage: (id) => `/membership-fees/view/${id}`,
  queue: async (signal, q = '') => {
    const { data, meta } = await call(fees.pending, { query: { take: 100, q } }, { signal });
    return { items: data.map(readFee), count: meta.itemCount };
  },
  // Anyone who is here may read fees, so the whole record comes and never the payer's view.
  read: async (id, signal) => (await call(fees.get, { params: { id } }, { signal })) as MembershipFee,
  decision: fees.decide,
  decide: (id, body) => call(fees.decide, { params: { id }, body }),
};
