import type { RitualDay } from '@kathok/contract';
import { today } from '../../lib/today.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { shownState, stateLooks } from './day-state.ts';
import { words } from './words.en.ts';

export function DayStateBadge({ day }: { day: RitualDay }) {
  const state = shownState(day, today());
  const [tone, icon] = stateLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {state === 'overdue' ? words.unread : words.states[state]}
    </Badge>
  );
}
