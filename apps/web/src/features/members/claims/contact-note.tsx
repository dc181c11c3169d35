import type { Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { memberQueries, useConfirmContact } from '../member.queries.ts';
import { words } from './words.en.ts';

const { contact } = words;

function tellConfirmed() {
  toast.success(contact.confirmed);
  // The note is gone, and its button with it.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Phone and e-mail address came with a registration, and a donation came before it was paid. */
export function ContactNote({ member: { id, version } }: { member: Member }) {
  const { can } = useSession();
  const confirm = useConfirmContact();
  const { refetch } = useQuery(memberQueries.detail(id));
  async function send() {
    try {
      await confirm.mutateAsync({ params: { id }, body: { version } });
      tellConfirmed();
    } catch {
      // What went wrong stands beneath. If the record has changed meanwhile, staff look at it as it is now.
      const { data } = await refetch();
      if (data && !(data as Member).isContactDoubtful) tellConfirmed();
    }
  }
  return (
    <>
      <Note tone="warning" title={contact.title}>
        {contact.text}
        {can('update', 'Member') && (
          <p>
            <Button pending={confirm.isPending} onClick={() => void send()}>
              {contact.confirm}
            </Button>
          </p>
        )}
      </Note>
      {confirm.error && <ErrorState error={confirm.error} />}
    </>
  );
}
