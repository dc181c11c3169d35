import type { RitualDay, RitualEntry } from '@kathok/contract';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast-store.ts';
import { refreshAfter } from '../../../../lib/queries.ts';
import { ritualDays } from '@kathok/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTakeBack } from '../../ritual.queries.ts';
import { isRead, type ListPart } from '../reading/reading-parts.ts';
import type { Reading } from '../reading/use-reading.ts';
import { words } from '../words.en.ts';

export type ReadingQuestion =
  | { kind: 'all' }
  | { kind: 'group'; part: ListPart }
  | { kind: 'back'; line: RitualEntry };

type AskReadingProps = { day: RitualDay; reading: Reading; onClose: () => void };

/** What is meant for many names, or takes a tick away, is asked first. */
export const AskReading = ({ asked, ...rest }: AskReadingProps & { asked: ReadingQuestion }) =>
  asked.kind === 'back' ? <AskBack line={asked.line} {...rest} /> : <AskAll asked={asked} {...rest} />;

function AskAll({
  asked,
  day,
  reading,
  onClose,
}: AskReadingProps & { asked: Exclude<ReadingQuestion, { kind: 'back' }> }) {
  const { ticks, ordered, left } = reading;
  const own = asked.kind === 'all' ? ordered : [...asked.part.inTime, ...asked.part.late];
  const unread = own.filter((line) => !isRead(line, ticks.ids));
  const count = asked.kind === 'all' ? left : asked.part.names - asked.part.read;
  const told = (day.words?.email ?? 0) + (day.words?.sms ?? 0);
  return (
    <ConfirmDialog
      title={words.askAll(count)}
      open
      onClose={onClose}
      cancelLabel={words.notYet}
      confirmLabel={words.areRead}
      onConfirm={() => {
        // Ticks like any other: without a connection they are kept, and with the last one the day is read.
        reading.tick(unread.map(({ id }) => id));
        onClose();
      }}
    >
      {count === left ? words.askAllText(told) : words.askGroupText}
    </ConfirmDialog>
  );
}

function AskBack({ line, day, reading, onClose }: AskReadingProps & { line: RitualEntry }) {
  const client = useQueryClient();
  const takeBack = useTakeBack();
  const confirm = () => {
    if (reading.ticks.ids.has(line.id)) {
      reading.untick(line.id);
      return onClose();
    }
    takeBack.mutate(
      { params: { id: day.id }, query: { entryIds: line.id } },
      {
        onSuccess: onClose,
        onError: (error) => {
          toast.failure(error, words.notTakenBack(line.name));
          void refreshAfter(client, ritualDays.takeBack);
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={words.askBack(line.name)}
      open
      onClose={onClose}
      cancelLabel={words.stayRead}
      confirmLabel={words.takeBack}
      pending={takeBack.isPending}
      onConfirm={confirm}
    >
      {words.askBackText}
    </ConfirmDialog>
  );
}
