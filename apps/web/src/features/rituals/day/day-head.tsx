import type { RitualDay } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaveFile } from '../../../ui/exports/use-save-file.ts';
import { type MenuItem, MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { Moon } from '../../../ui/pictures/moon.tsx';
import { Crumbs } from '../../../ui/text/crumbs.tsx';
import { usePageHeading } from '../../../ui/text/use-page-heading.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { instantText } from '../instant-text.ts';
import { words } from './words.en.ts';
import { WriteNames } from './write-names.tsx';

const crumbs = [{ label: words.rituals, to: '/rituals/month' }];

function closingText({ state, closesAt, readAt, readBy }: RitualDay): string | null {
  if (state === 'read' && readAt) return words.closing.read(readBy, instantText(readAt));
  if (state === 'confirmed') return words.closing.open(instantText(closesAt));
  return state === 'closed' ? words.closing.closed(instantText(closesAt)) : null;
}

/** Names can be written in before and after the list has closed, until the day is read. */
const takesNames = ({ state }: RitualDay): boolean => state === 'confirmed' || state === 'closed';

/** The papers of the list. */
function usePapers({ id, date }: RitualDay) {
  const { save, pending } = useSaveFile();
  const paper = (kind: 'large' | 'pecha', label: string): MenuItem => ({
    label,
    icon: kind === 'large' ? 'print' : 'scroll',
    onChoose: () => void save(`/ritual-days/${id}/list.pdf?paper=${kind}`, `list-${date}-${kind}.pdf`),
  });
  return { pending, papers: [paper('large', words.printLarge), paper('pecha', words.printPecha)] };
}

/** On a phone the list is alone: what else there is to do stands behind three dots. */
export function DayHead({ day }: { day: RitualDay }) {
  const { can } = useSession();
  const heading = usePageHeading(day.ritual);
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const [isWriting, setWriting] = useState(false);
  const { pending, papers } = usePapers(day);
  const mayWrite = can('update', 'Ritual') && takesNames(day);
  const writeLabel = day.state === 'closed' ? words.addLate : words.addNames;
  const onPhone: (MenuItem | false)[] = [
    { label: words.rituals, icon: 'calendar', to: '/rituals/month' },
    mayWrite && { label: writeLabel, icon: 'plus', onChoose: () => setWriting(true) },
  ];
  const lunar = closingText(day);
  return (
    <div className="page-head read-head">
      {!isPhone && <Crumbs crumbs={crumbs} />}
      <div className="title">
        <h1 tabIndex={-1} ref={heading}>
          {day.ritual} {day.ritualDzongkha && <span lang="dz">{day.ritualDzongkha}</span>}
        </h1>
        <p>
          <Moon label={day.lunarLabel} />
          <span>
            {words.dayAndMoon(format.longDay(day.date), day.lunarLabel)}
            {lunar && !isPhone && <>. {lunar}</>}
          </span>
        </p>
      </div>
      <div className="head-actions">
        {!isPhone && mayWrite && (
          <Button icon="plus" onClick={() => setWriting(true)}>
            {writeLabel}
          </Button>
        )}
        <MoreMenu
          items={[...(isPhone ? onPhone : []), ...papers]}
          pending={pending}
          label={isPhone ? words.more : words.print}
        />
      </div>
      {isWriting && <WriteNames day={day} onClose={() => setWriting(false)} />}
    </div>
  );
}
