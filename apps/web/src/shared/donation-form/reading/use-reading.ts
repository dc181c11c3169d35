import { type RitualSeries, ritualSeries } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { useNow } from '../../ritual-days/use-now.ts';
import { type Donation, isDedicated, type DonationProps } from '../donation-draft.ts';
import { ownDay, planReading, type ReadingPlan } from './plan-reading.ts';
import { type Rituals, useAllDays, useRituals } from './use-rituals.ts';

/** What a link to the form asks for: `?ritual=…&day=…`, or `?series=seven_weeks`. */
export interface AskedReading {
  ritualId: string;
  ritualDayId: string;
  series: RitualSeries;
}

export function askedReading(search: string): AskedReading | null {
  const asked = new URLSearchParams(search);
  const series = ritualSeries.find((known) => known === asked.get('series')) ?? 'once';
  const ritualId = asked.get('ritual') ?? '';
  if (ritualId === '' && series === 'once') return null;
  return { ritualId, ritualDayId: asked.get('day') ?? '', series };
}

interface ReadingState {
  found: Rituals;
  plan: ReadingPlan;
  now: Date;
  onOpen: () => void;
}

const start = new Date(0);

/** From the draft as it is kept: the days on which the names of this form will be read, as they stand at this moment. */
export function useReading(
  donation: Donation,
  isRead: boolean,
  change: DonationProps['change'],
  asked: AskedReading | null,
): ReadingState {
  const now = useNow() ?? start;
  const [isOpened, setOpened] = useState(false);
  useFollowedLink(donation, isRead, change, asked);
  const found = useRituals(isOpened || asked !== null || isDedicated(donation));
  const isSeries = donation.series === 'monthly' || donation.series === 'yearly';
  const rituals = useAllDays(found.rituals, isSeries && donation.ritualId ? donation.ritualId : null);
  // An own day is no ritual of a series.
  const ritualId = isSeries && donation.ritualId === ownDay ? '' : donation.ritualId;
  const plan = planReading({ ...donation, ritualId }, rituals ?? [], now);
  usePurposeOf(donation, change, asked, found);
  return {
    found: { ...found, rituals },
    plan,
    now,
    onOpen: () => setOpened(true),
  };
}

const keyOf = ({ ritualId, ritualDayId, series }: AskedReading) => `${ritualId} ${ritualDayId} ${series}`;

/** A link chooses once: what is chosen after it stays, also after a reload. */
function useFollowedLink(
  { followed }: Donation,
  isRead: boolean,
  change: DonationProps['change'],
  asked: AskedReading | null,
): void {
  useEffect(() => {
    if (!isRead || !asked || followed === keyOf(asked)) return;
    change('series', asked.series);
    change('ritualId', asked.ritualId);
    change('ritualDayId', asked.ritualDayId);
    change('followed', keyOf(asked));
  }, [isRead, asked, followed, change]);
}

/** Where somebody came for a ritual, what is given for it is chosen, unless something else was. */
function usePurposeOf(
  { purposeId: chosen }: Donation,
  change: DonationProps['change'],
  asked: AskedReading | null,
  { rituals }: Rituals,
): void {
  const purposeId = rituals?.find(({ id }) => id === asked?.ritualId)?.purposeIds[0];
  useEffect(() => {
    if (purposeId && chosen === '') change('purposeId', purposeId);
  }, [purposeId, chosen, change]);
}
