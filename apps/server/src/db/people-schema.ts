import type { Day, Dzongkhag, EndReason, IdentityType } from '@kathok/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, Instant, Json, Loose, NullableInstant } from './column-types.ts';
import type { FollowsPayments } from './money-schema.ts';

interface Stamps {
  version: Generated<number>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

/** What every kind of common data has. */
interface MasterData extends Stamps {
  id: Generated<string>;
  name: string;
  isActive: Generated<boolean>;
  deletedAt: NullableInstant;
}

/** Common data, people, members: migration 0002 and what later ones added. Sums are minor units. */
export interface PeopleSchema {
  numberCounters: { name: 'membership_code' | 'fee_number' | 'donation_number'; value: number };
  countries: MasterData & { isoCode: string; dialCode: string; currency: string };
  paymentFrequencies: MasterData & { months: number };
  membershipTypes: MasterData & {
    code: string;
    description: Generated<string>;
    registrationFee: Generated<number>;
    registrationFeeCurrency: Generated<string>;
    graceDays: Generated<number>;
    renewalWindowDays: Generated<number>;
    isTaxDeductible: Generated<boolean>;
  };
  membershipTypeFees: {
    membershipTypeId: string;
    paymentFrequencyId: string;
    currency: string;
    amount: number;
  };
  donationPurposes: MasterData & {
    description: Generated<string>;
    isTaxDeductible: Generated<boolean>;
    targetAmount: number | null;
    minimumAmount: Generated<number>;
    unitAmount: number | null;
    unitName: string | null;
    unitPlural: string | null;
    suggestedAmounts: Generated<number[]>;
    startsOn: Day | null;
    endsOn: Day | null;
  };
  gewogs: { dzongkhag: Dzongkhag; name: string };
  people: {
    id: Generated<string>;
    name: string;
    nameKey: GeneratedAlways<string>;
    nameWords: GeneratedAlways<string>;
    nameDzongkha: string | null;
    gender: 'male' | 'female' | 'other' | null;
    dateOfBirth: Day | null;
    identityType: IdentityType | null;
    identityNumber: string | null;
    taxpayerNumber: string | null;
    phone: string | null;
    email: string | null;
    countryId: string | null;
    dzongkhag: Dzongkhag | null;
    gewog: string | null;
    village: string | null;
    houseNumber: string | null;
    thramNumber: string | null;
    address: string | null;
    occupation: string | null;
    photoFileId: string | null;
    mergedInto: string | null;
    importId: string | null;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  members: Stamps & {
    id: Generated<string>;
    personId: string;
    membershipCode: string;
    membershipTypeId: string;
    paymentFrequencyId: string;
    joinedOn: Day;
    paidUntil: Day | null;
    isLifetime: Generated<boolean>;
    endReason: EndReason | null;
    endedOn: Day | null;
    endNote: string | null;
    remarks: string | null;
    channel: 'public' | 'staff' | 'import';
    consentAt: NullableInstant;
    importId: string | null;
    mergedInto: string | null;
    deletedAt: NullableInstant;
  };
  coverages: {
    id: Generated<string>;
    memberId: string;
    fromDay: Day;
    toDay: Day | null;
    source: 'fee' | 'waiver' | 'import';
    feeId: string | null;
    importId: string | null;
    createdAt: DefaultInstant;
  };
  membershipFees: Stamps &
    FollowsPayments & {
      id: Generated<string>;
      feeNumber: string;
      memberId: string;
      kind: 'registration' | 'renewal';
      membershipTypeId: string;
      paymentFrequencyId: string;
      periods: Generated<number>;
      periodFrom: Day;
      periodTo: Day | null;
      amount: number;
      currency: string;
      status: Generated<'open' | 'paid' | 'waived' | 'cancelled'>;
      reference: string;
      deletedAt: NullableInstant;
    };
  personClaims: {
    id: Generated<string>;
    personId: string;
    memberId: string | null;
    donationId: string | null;
    details: Json<Record<string, string>>;
    createdAt: Instant;
    decidedAt: NullableInstant;
    decidedBy: string | null;
    accepted: string[] | null;
  };
  memberMerges: {
    id: Generated<string>;
    keptMemberId: string;
    mergedMemberId: string;
    undo: Json<Loose>;
    createdBy: string | null;
    createdAt: Instant;
    undoUntil: Instant;
    undoneAt: NullableInstant;
  };
}
