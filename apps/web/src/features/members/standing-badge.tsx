import { daysBetween, type Standing } from '@kathok/contract';
import { today } from '../../lib/today.ts';
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx';
import type { IconName } from '../../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

const looks: Record<Standing, [BadgeTone, IconName]> = {
  lifetime: ['life', 'lotus'],
  current: ['success', 'tick'],
  grace: ['warning', 'clock'],
  applied: ['info', 'ring'],
  lapsed: ['danger', 'minus'],
  suspended: ['danger', 'slash'],
  resigned: ['neutral', 'minus'],
  declined: ['neutral', 'minus'],
  deceased: ['hollow', 'lotus'],
};

type StandingBadgeProps = { standing: Standing; graceUntil: string | null };

/** A mark and a word, never colour alone. */
export function StandingBadge({ standing, graceUntil }: StandingBadgeProps) {
  const [tone, icon] = looks[standing];
  const word =
    standing === 'grace' && graceUntil
      ? words.inGrace(daysBetween(today(), graceUntil) + 1)
      : words.standings[standing];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
