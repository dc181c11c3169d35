import type {
  Day,
  DonorType,
  IdentityType,
  LedgerHead,
  PaymentMethod,
  PaymentState,
  PaymentStatus,
} from '@kathok/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, Instant, Json, NullableInstant } from './column-types.ts';

interface Stamps {
  version: Generated<number>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

/** What follows from the payments of a fee or a gift. */
export interface FollowsPayments {
  paymentStatus: Generated<PaymentStatus>;
  amountPaid: Generated<number>;
  decidingPaymentId: string | null;
  importId: string | null;
}

type Channel = 'public' | 'member' | 'staff' | 'import';

/** Tables of migration 0004, and what 0009 added to them. Sums are minor units. */
export interface MoneySchema {
  donations: Stamps &
    FollowsPayments & {
      id: Generated<string>;
      donationNumber: string;
      donorType: DonorType;
      memberId: string | null;
      personId: string | null;
      donorName: string;
      donorNameKey: GeneratedAlways<string>;
      identityType: IdentityType | null;
      identityNumber: string | null;
      phone: string | null;
      email: string | null;
      countryId: string | null;
      address: string | null;
      purposeId: string;
      amount: number;
      currency: string;
      donatedOn: Day;
      message: string | null;
      isAnonymous: Generated<boolean>;
      reference: string;
      channel: Channel;
      deletedAt: NullableInstant;
    };
  dedications: {
    donationId: string;
    offering: string;
    names: Json<{ name: string; living: boolean }[]>;
    readOn: Day | null;
  };
  membershipRenewals: Stamps & {
    id: Generated<string>;
    memberId: string;
    feeId: string;
    channel: Channel;
    status: Generated<'proposed' | 'confirmed' | 'cancelled'>;
    /** The network of the visitor who chose the terms; null where the member or staff did. */
    termsFrom: string | null;
    termsAt: DefaultInstant;
    previousTypeId: string | null;
    previousFrequencyId: string | null;
    deletedAt: NullableInstant;
  };
  payments: Stamps & {
    id: Generated<string>;
    feeId: string | null;
    donationId: string | null;
    method: PaymentMethod;
    amount: number;
    currency: string;
    status: PaymentState;
    bank: string | null;
    journalNumber: string | null;
    journalKey: string | null;
    paidOn: Day;
    slipFileId: string | null;
    slipSha256: string | null;
    gateway: string | null;
    gatewayOrderId: string | null;
    gatewayReference: string | null;
    submittedAt: Instant;
    submittedBy: string | null;
    verifiedAt: NullableInstant;
    verifiedBy: string | null;
    reason: string | null;
    reversedAt: NullableInstant;
    reversedBy: string | null;
    isSurplus: Generated<boolean>;
    /** Follows from the gateway. */
    isSimulated: GeneratedAlways<boolean>;
    splitOf: string | null;
    remarks: string | null;
    importId: string | null;
  };
  receiptCounters: { series: ReceiptSeries; year: number; value: number; daysRiseFrom: Generated<number> };
  receipts: {
    id: Generated<string>;
    receiptNumber: string;
    series: ReceiptSeries;
    year: number;
    position: number;
    paymentId: string;
    issuedOn: Day;
    snapshot: string;
    previousHash: string;
    hash: string;
    verificationCode: string;
    checkCode: string;
    voidedAt: NullableInstant;
    voidReason: string | null;
    replacedBy: string | null;
    createdAt: Instant;
    /** Over all columns; written by the database. */
    seal: GeneratedAlways<string>;
  };
  ledgerPostings: {
    id: Generated<string>;
    paymentId: string;
    kind: 'settle' | 'reverse';
    head: BookedHead;
    method: PaymentMethod;
    currency: string;
    day: Day;
    postedAt: Instant;
    postedBy: string | null;
    /** Over all columns; written by the database. */
    seal: GeneratedAlways<string>;
  };
  ledgerEntries: {
    postingId: string;
    account: BookedHead | PaymentMethod | 'simulated_card';
    amount: number;
  };
}

export type ReceiptSeries = 'issued' | 'history' | 'simulated';
/** What a posting is for: one of the heads of money, or none, because no money moved. */
export type BookedHead = LedgerHead | 'simulated';
