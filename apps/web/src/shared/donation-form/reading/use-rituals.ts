import {
  addDays,
  type Day,
  dayOf,
  type Ritual,
  type RitualDay,
  type ritualDays,
  type rituals,
} from '@kathok/contract';
import { useCallback, useEffect, useState } from 'react';
import { namedHere } from '../../../language/second-names.ts';
import { call } from '../../../lib/api.ts';
import type { Plain } from '../../../lib/client/request.ts';

export interface RitualDate {
  id: string;
  date: Day;
  lunarLabel: string | null;
  closesAt: string;
}

export interface GivenRitual {
  id: string;
  name: string;
  purposeIds: readonly string[];
  shipped: Ritual['shipped'];
  closesAt: Ritual['closesAt'];
  days: readonly RitualDate[];
}

/** As everybody sees them, also somebody who is logged in. */
const stranger = { anonymous: true, method: 'GET' } as const;
const listRituals: Plain<typeof rituals.list> = { ...stranger, path: '/rituals' };
const listDays: Plain<typeof ritualDays.list> = { ...stranger, path: '/ritual-days' };

const toDate = ({ id, date, lunarLabel, closesAt }: RitualDate): RitualDate => ({
  id,
  date,
  lunarLabel,
  closesAt,
});
const toGiven = (ritual: Ritual): GivenRitual => {
  const { id, name, purposeIds, shipped, closesAt, days } = namedHere(ritual);
  return { id, name, purposeIds, shipped, closesAt, days: days.map(toDate) };
};

export interface Rituals {
  /** Undefined until they are there. */
  rituals: readonly GivenRitual[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** What names can be given for: asked for as soon as somebody wants to give names, and no earlier. */
export function useRituals(isNeeded: boolean): Rituals {
  const [rituals, setRituals] = useState<readonly GivenRitual[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    call(listRituals, {}).then(
      (all) => setRituals(all.map(toGiven)),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { rituals, hasFailed, retry };
}

const yearsAhead = 6;

/** A series goes on beyond the twelve days that come with a ritual: then all its days are asked for. */
export function useAllDays(
  rituals: readonly GivenRitual[] | undefined,
  ritualId: string | null,
): readonly GivenRitual[] | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly RitualDate[]>>(new Map());
  const isKnown = ritualId === null || known.has(ritualId);
  useEffect(() => {
    if (isKnown || !rituals?.some(({ id }) => id === ritualId)) return;
    const today = dayOf(new Date());
    const query = { ritualId, from: today, to: addDays(today, yearsAhead * 366) };
    call(listDays, { query }).then(
      (days: RitualDay[]) => setKnown((before) => new Map(before).set(ritualId, days.map(toDate))),
      // The twelve that are known are shown then; the server's answer tells the rest before anybody pays.
      () => undefined,
    );
  }, [ritualId, isKnown, rituals]);
  return rituals?.map((ritual) => ({ ...ritual, days: known.get(ritual.id) ?? ritual.days }));
}
