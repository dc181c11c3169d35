import type { User } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { useInvitationLink } from '../user.queries.ts';
import { words } from '../words.en.ts';

const { invitation } = words;

/** Makes a link to choose a password, and shows it to be copied. It is kept nowhere. */
export function InvitationLink({ userId, label }: { userId: string; label: string }) {
  const { mutate, data, error, isPending } = useInvitationLink();
  if (!data)
    return (
      <div className="invitation-link">
        {error && <ErrorState error={error} />}
        <Button
          icon="copy"
          pending={isPending}
          pendingLabel={invitation.making}
          onClick={() => mutate({ params: { id: userId } })}
        >
          {label}
        </Button>
      </div>
    );
  return (
    <output className="invitation-link">
      <code>{data.link}</code>
      <CopyButton text={data.link} label={invitation.link} />
      <small>{invitation.works(momentText(data.expiresAt))}</small>
    </output>
  );
}

/** A colleague was added, and no e-mail could tell them. */
export const UnsentInvitation = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <FormDrawer title={words.form.notMailed(user.name)} dirty={false} onClose={onClose}>
    <Note icon="mail">{invitation.noMail}</Note>
    <InvitationLink userId={user.id} label={invitation.make} />
    <div className="row">
      <Button onClick={onClose}>{invitation.done}</Button>
    </div>
  </FormDrawer>
);
