import { type MemberNote, noteBody } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { memberQueries, useAddNote, useRemoveNote } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { StaffBadge } from './staff-badge.tsx';
import './desk.css';

/** What the office notes about a member. */
export function NotesCard({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const { data: notes, error, refetch } = useQuery(memberQueries.notes(memberId));
  const [removing, askToRemove, close] = useAsking<MemberNote>();
  return (
    <Card title={words.notes.title} actions={<StaffBadge />}>
      {can('update', 'Member') && <NoteForm key={memberId} memberId={memberId} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {notes?.length === 0 && <p className="muted">{words.notes.empty}</p>}
      <ul className="desk-list">
        {notes?.map((note) => (
          <li key={note.id}>
            <div>
              <p className="as-typed">{note.text}</p>
              <p className="sub">
                <Moment at={note.createdAt} /> {words.notes.by(note.author)}
              </p>
            </div>
            {note.isOwn && can('update', 'Member') && (
              <Button
                tone="plain"
                icon="close"
                label={words.notes.remove}
                onClick={() => askToRemove(note)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && <RemoveNote note={removing} onClose={close} />}
    </Card>
  );
}

function NoteForm({ memberId }: { memberId: string }) {
  const add = useAddNote();
  const kit = useKitForm({
    schema: noteBody,
    defaultValues: { text: '' },
    labels: words.notes.labels,
    submit: async (body) => {
      const sent = kit.form.getValues('text');
      await add.mutateAsync({ params: { id: memberId }, body });
      // What was typed since is the next note.
      if (kit.form.getValues('text') === sent) kit.form.reset({ text: '' });
      toast.success(words.notes.added);
    },
  });
  return (
    <PageForm
      kit={kit}
      submitLabel={words.notes.add}
      pendingLabel={words.notes.adding}
      submitButton={{ tone: 'line' }}
      className="desk-form no-print"
    >
      <TextArea {...kit.field('text')} hint={words.notes.hint} rows={2} maxLength={2000} />
    </PageForm>
  );
}

function RemoveNote({ note, onClose }: { note: MemberNote; onClose: () => void }) {
  const remove = useRemoveNote();
  return (
    <ConfirmDialog
      title={words.notes.removeTitle}
      open
      onClose={onClose}
      confirmLabel={words.notes.remove}
      tone="danger"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(
          { params: { id: note.id } },
          {
            onSuccess: () => {
              toast.success(words.notes.removed);
              onClose();
            },
          },
        )
      }
    >
      {words.notes.removeText}
    </ConfirmDialog>
  );
}
