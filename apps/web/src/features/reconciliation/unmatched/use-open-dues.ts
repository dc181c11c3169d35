import { defaultCurrency, donations, fees } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import type { OpenDue } from './open-due.ts';
import { words as statementWords } from '../words.en.ts';
import { words } from './words.en.ts';

const pause = 180;
const shown = 6;

/** Fees and donations that something is owed for, found by what was typed. Undefined while nobody can tell yet. */
export function useOpenDues(text: string): OpenDue[] | undefined {
  const { can } = useSession();
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enabled = asked.length >= 2 && asked === wanted;
  const byText = { q: asked, take: shown };
  const feeList = useQuery({
    ...query(fees.list, { query: byText }),
    enabled: enabled && can('update', 'Member'),
  });
  const donationList = useQuery({ ...query(donations.list, { query: byText }), enabled });
  if (wanted.length < 2) return [];
  if (asked !== wanted || feeList.isLoading || donationList.isLoading) return undefined;
  const { detail } = words.assign;
  const ofFees = (feeList.data?.data ?? [])
    .filter(({ status, currency }) => status === 'open' && currency === defaultCurrency)
    .map((fee) => ({
      value: `fee ${fee.id}`,
      dueKind: 'fee' as const,
      dueId: fee.id,
      balance: fee.balance,
      label: fee.memberName,
      detail: detail(statementWords.sorts[fee.kind], fee.membershipType, fee.balance),
      icon: 'renew' as const,
    }));
  const ofDonations = (donationList.data?.data ?? [])
    .filter(({ paymentStatus, currency }) => paymentStatus !== 'paid' && currency === defaultCurrency)
    .map((donation) => ({
      value: `donation ${donation.id}`,
      dueKind: 'donation' as const,
      dueId: donation.id,
      balance: donation.balance,
      label: donation.donorName,
      detail: detail(statementWords.sorts.donation, donation.purpose, donation.balance),
      icon: 'donation' as const,
    }));
  return [...ofFees, ...ofDonations];
}
