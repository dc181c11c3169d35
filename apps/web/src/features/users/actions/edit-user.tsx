import type { User } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { refreshUser, useSession } from '../../../lib/session.ts';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { roleQueries } from '../../roles/index.ts';
import { RoleField } from './role-field.tsx';
import { memberUserForm, userForm, valuesOf } from './user-values.ts';
import { userQueries, useUpdateUser } from '../user.queries.ts';
import { words } from '../words.en.ts';

/** The role is left out where it cannot be changed: one's own. */
export function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const session = useSession();
  const isOwn = session.user?.id === user.id;
  const roles = useQuery({ ...roleQueries.all(), enabled: session.can('read', 'Role') });
  const roleName = (id: unknown) => roles.data?.data.find((role) => role.id === id)?.name ?? String(id);
  const update = useUpdateUser();
  const kit = useRecordForm({
    record: user,
    reload: () => queryClient.fetchQuery({ ...userQueries.detail(user.id), staleTime: 0 }),
    values: valuesOf,
    show: (name, value) => (name === 'roleId' ? roleName(value) : String(value)),
    schema: user.email === null ? memberUserForm : userForm,
    labels: words.labels,
    send: (body) => update.mutateAsync({ params: { id: user.id }, body }),
    onSaved: async ({ name }) => {
      toast.success(words.form.saved(name));
      if (isOwn) await refreshUser().catch(() => undefined);
    },
    leave: onClose,
  });

  return (
    <DrawerForm title={words.form.editTitle(user.name)} kit={kit} onClose={onClose} submitLabel={words.save}>
      <TextField {...kit.field('name')} autoComplete="off" />
      <TextField {...kit.field('email')} type="email" autoComplete="off" optional={user.email === null} />
      <TextField {...kit.field('phone')} type="tel" autoComplete="off" hint={words.phoneHint} optional />
      {isOwn ? (
        <p className="muted">{words.form.ownRole}</p>
      ) : (
        <RoleField {...kit.field('roleId')} present={{ id: user.roleId, name: user.role }} />
      )}
    </DrawerForm>
  );
}
