import type { RitualDay } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Motif } from '../../../ui/pictures/motif.tsx';
import { useTakeBack } from '../ritual.queries.ts';
import { DayNote } from './day-note.tsx';
import { words } from './words.en.ts';

const said = words.finished;

const timeOf = (at: string): string => format.time(new Date(at));

const isToCome = (at: string | null): boolean => at !== null && new Date(at) > new Date();

function toldText({ words: told, readUntil }: RitualDay): string | null {
  const count = (told?.email ?? 0) + (told?.sms ?? 0);
  if (count === 0 || readUntil === null) return null;
  return isToCome(readUntil) ? said.willTell(count, timeOf(readUntil)) : said.told(count);
}

/** The day is read: by whom, who is told, and the way back within the hour. */
export function Finished({ day }: { day: RitualDay }) {
  const { can } = useSession();
  const takeBack = useTakeBack();
  const [asking, setAsking] = useState<'back' | 'note' | null>(null);
  const { readAt, readUntil, counts } = day;
  const mayTakeBack = can('update', 'Ritual') && isToCome(readUntil);
  const done = () => {
    toast.success(said.takenBack);
    setAsking(null);
  };
  return (
    <section className="card finished" aria-labelledby="finished">
      <Motif name="lamp" />
      <h2 id="finished">{said.title(counts?.names ?? 0)}</h2>
      {readAt && (
        <p>
          {said.by(day.readBy, format.longDay(dayInBhutan(new Date(readAt))), timeOf(readAt))} {toldText(day)}
        </p>
      )}
      <div className="row">
        {mayTakeBack && (
          <Button icon="rotate" onClick={() => setAsking('back')}>
            {said.takeBack(timeOf(readUntil ?? ''))}
          </Button>
        )}
        {can('manage', 'Ritual') && (
          <Button tone="quiet" onClick={() => setAsking('note')}>
            {day.note ? said.changeNote : said.note}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={said.ask}
        open={asking === 'back'}
        onClose={() => setAsking(null)}
        cancelLabel={said.stay}
        confirmLabel={words.takeBack}
        pending={takeBack.isPending}
        error={takeBack.error}
        onConfirm={() => takeBack.mutate({ params: { id: day.id }, query: {} }, { onSuccess: done })}
      >
        {said.askText}
      </ConfirmDialog>
      {asking === 'note' && <DayNote day={day} onClose={() => setAsking(null)} />}
    </section>
  );
}
