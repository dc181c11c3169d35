import {
  amountInWords,
  type CertificateEntry,
  type CertificateKind,
  type Day,
  formatAmount,
  type PitRule,
  pitRuleOf,
  type Settings,
} from '@kathok/contract';
import { createHash } from 'node:crypto';
import { type Letterhead, letterheadOf, paperTemplate } from '../../platform/letterhead.ts';
import type { Holder } from './entry.repository.ts';
import { sumOf } from './year-of-payments.ts';

/** All that is printed on a certificate, frozen when it is issued. */
export interface CertificateSnapshot extends Letterhead {
  /** Which drawing it was issued for. */
  template: number;
  /** On a member certificate: the days that were paid for, as far as they touch the year. Older ones do not say it. */
  coverage?: CoveredDays[];
  certificateNumber: string;
  kind: CertificateKind;
  year: number;
  issuedOn: string;
  payer: {
    name: string;
    nameDzongkha: string | null;
    membershipCode: string | null;
    membershipType: string | null;
    joinedOn: string | null;
    place: string | null;
    identityType: 'cid' | 'passport' | 'other' | null;
    /** In full on a certificate for the income tax, and absent from all others; older ones have it in dots. */
    identityNumber: string | null;
    taxpayerNumber: string | null;
  };
  currency: string;
  entries: CertificateEntry[];
  amount: string;
  words: string;
  rule: PitRule | null;
  replaces: string[];
}

export interface CoveredDays {
  from: Day;
  to: Day | null;
}

interface IssuedCertificate {
  certificateNumber: string;
  kind: CertificateKind;
  year: number;
  issuedOn: string;
  replaces: string[];
}

export function certificateSnapshot(
  issued: IssuedCertificate,
  holder: Holder,
  entries: CertificateEntry[],
  coverage: CoveredDays[],
  settings: Settings,
): CertificateSnapshot {
  const isForTax = issued.kind === 'pit';
  const { identityNumber, taxpayerNumber } = holder;
  const { minor } = sumOf(entries);
  return {
    template: paperTemplate,
    ...issued,
    payer: {
      name: holder.name,
      nameDzongkha: holder.nameDzongkha,
      membershipCode: holder.membershipCode,
      membershipType: holder.membershipType,
      joinedOn: holder.joinedOn,
      place: holder.place,
      identityType: holder.identityType,
      identityNumber: isForTax ? identityNumber : null,
      taxpayerNumber: isForTax ? taxpayerNumber : null,
    },
    currency: settings.currency,
    entries,
    ...(issued.kind === 'member' && { coverage }),
    amount: formatAmount(minor),
    words: amountInWords(minor, settings.currency, settings.digitGrouping),
    rule: isForTax ? (pitRuleOf(settings.pitRules, issued.year) ?? null) : null,
    ...letterheadOf(settings),
  };
}

/** Only `certificateSnapshot` makes them, and nobody can change one. */
export const readCertificate = (text: string) => JSON.parse(text) as CertificateSnapshot;

/** Each certificate seals the one before it. */
export function certificateHash(previousHash: string, snapshot: string): string {
  return createHash('sha256').update(`${previousHash}\n${snapshot}`).digest('hex');
}
