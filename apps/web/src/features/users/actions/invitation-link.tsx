import type { User } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { InvitationDialog } from '../../../shared/invitations/invitation-dialog.tsx';
import { useInvitationLink } from '../user.queries.ts';
import { words } from '../words.en.ts';

const { invitation } = words;

type InvitationLinkProps = { user: Pick<User, 'id' | 'name' | 'email'>; label: string };

/** Makes a link to choose a password, and shows it to be handed over. It is kept nowhere. */
export function InvitationLink({ user, label }: InvitationLinkProps) {
  const { mutate, reset, data, error, isPending } = useInvitationLink();
  return (
    <div className="invitation-link">
      {error && <ErrorState error={error} />}
      <Button
        icon="print"
        pending={isPending}
        pendingLabel={invitation.making}
        onClick={() => mutate({ params: { id: user.id } })}
      >
        {label}
      </Button>
      {data && (
        <InvitationDialog
          name={user.name}
          link={data.link}
          expiresAt={data.expiresAt}
          logsInWith={user.email ?? ''}
          onClose={reset}
        />
      )}
    </div>
  );
}

/** A colleague was added, and no e-mail could tell them. */
export const UnsentInvitation = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <FormDrawer title={words.form.notMailed(user.name)} dirty={false} onClose={onClose}>
    <Note icon="mail">{invitation.noMail}</Note>
    <InvitationLink user={user} label={invitation.make} />
    <div className="row">
      <Button onClick={onClose}>{invitation.done}</Button>
    </div>
  </FormDrawer>
);
