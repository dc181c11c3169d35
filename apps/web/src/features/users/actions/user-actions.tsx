import { holdsAll, type Ability, type User } from '@kathok/contract';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { ConfirmUserChange } from './confirm-user-change.tsx';
import { EditUser } from './edit-user.tsx';
import { ResetSecondStep } from './reset-second-step.tsx';
import { useRemoveUser, useUpdateUser } from '../user.queries.ts';
import { words } from '../words.en.ts';

type Act = 'edit' | 'status' | 'secondStep' | 'remove';
type UserActionsProps = { user: User; rights: Ability | undefined };

const statusWordsOf = ({ status }: User) => (status === 'active' ? words.disable : words.enable);

/** The changes that are asked about first. */
function useUserChanges(user: User, close: () => void) {
  const navigate = useNavigate();
  const update = useUpdateUser();
  const remove = useRemoveUser();

  /** The outcome is told also to somebody who did not wait for it. */
  async function changeStatus() {
    const status = user.status === 'active' ? 'disabled' : 'active';
    try {
      await update.mutateAsync({ params: { id: user.id }, body: { status } });
      toast.success(statusWordsOf(user).done(user.name));
      close();
    } catch {
      // What went wrong stands in the dialog.
    }
  }

  function removeUser() {
    remove.mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => {
          toast.success(words.remove.done(user.name));
          void navigate('/apps/user/list');
        },
      },
    );
  }
  return { update, remove, changeStatus, removeUser };
}

/** What can be done with an account, by whom it can be done. */
export function UserActions({ user, rights }: UserActionsProps) {
  const session = useSession();
  const [open, ask, close] = useAsking<Act>();
  const { update, remove, changeStatus, removeUser } = useUserChanges(user, close);
  /** What went wrong the last time was about another question. */
  const askAfresh = (what: Act) => {
    update.reset();
    remove.reset();
    ask(what);
  };

  const isOwn = session.user?.id === user.id;
  // Anyone who may not see roles tries, and the server decides.
  const governs = rights ? holdsAll(session.user?.ability ?? [], rights) : !session.can('read', 'Role');
  if (!isOwn && !governs) return null;
  const mayUpdate = session.can('update', 'User');
  const mayManage = session.can('manage', 'User');

  return (
    <>
      {mayUpdate && (
        <Button tone="primary" icon="edit" onClick={() => ask('edit')}>
          {words.view.edit}
        </Button>
      )}
      {mayManage && !isOwn && (
        <ButtonLink to={`/apps/user/list/${user.id}/password-reset`} icon="key">
          {words.view.resetPassword}
        </ButtonLink>
      )}
      {mayUpdate && !isOwn && <MoreMenu user={user} onChoose={askAfresh} />}
      {open === 'edit' && <EditUser user={user} onClose={close} />}
      {open === 'secondStep' && <ResetSecondStep user={user} onClose={close} />}
      <ConfirmUserChange
        words={statusWordsOf(user)}
        name={user.name}
        open={open === 'status'}
        onClose={close}
        mutation={update}
        onConfirm={() => void changeStatus()}
      />
      <ConfirmUserChange
        words={words.remove}
        name={user.name}
        open={open === 'remove'}
        onClose={close}
        mutation={remove}
        onConfirm={removeUser}
      />
    </>
  );
}

type MoreMenuProps = { user: User; onChoose: (what: Act) => void };

function MoreMenu({ user, onChoose }: MoreMenuProps) {
  const { can } = useSession();
  const mayManage = can('manage', 'User');
  return (
    <Popup at="end" buttonClass="btn line icon" label={words.view.more} button={<Icon name="more" />}>
      {(closeMenu) => {
        const choose = (what: Act) => () => {
          closeMenu();
          onChoose(what);
        };
        return (
          <>
            <button className="entry" type="button" onClick={choose('status')}>
              <Icon name={user.status === 'active' ? 'slash' : 'tick'} />
              {user.status === 'active' ? words.view.disable : words.view.enable}
            </button>
            {mayManage && user.hasSecondFactor && (
              <button className="entry" type="button" onClick={choose('secondStep')}>
                <Icon name="key" />
                {words.view.resetSecondStep}
              </button>
            )}
            {mayManage && (
              <button className="entry" type="button" onClick={choose('remove')}>
                <Icon name="close" />
                {words.view.remove}
              </button>
            )}
          </>
        );
      }}
    </Popup>
  );
}
