import type { User } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { refreshUser, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../ui/forms/use-record-form.tsx';
import { roleQueries } from '../roles/index.ts';
import { RoleField } from './role-field.tsx';
import { memberUserForm, userForm, valuesOf } from './user-values.ts';
import { userQueries, useUpdateUser } from './user.queries.ts';
import { words } from './words.en.ts';

/** The role is left out where it cannot be changed: one's own. */
export function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const session = useSession();
  const isOwn = session.user?.id === user.id;
  const roles = useQuery({ ...roleQueries.all(), enabled: session.can('read', 'Role') });
  const roleName = (id: unknown) => roles.data?.data.find((role) => role.id === id)?.name ?? String(id);
  const update = useUpdateUser();
  const { form, field, onSubmit, errors, pending, conflict } = useRecordForm({
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
    <FormDrawer title={words.form.editTitle(user.name)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        {conflict}
        <TextField {...field('name')} autoComplete="off" />
        <TextField {...field('email')} type="email" autoComplete="off" optional={user.email === null} />
        <TextField {...field('phone')} type="tel" autoComplete="off" hint={words.phoneHint} optional />
        {isOwn ? (
          <p className="muted">{words.form.ownRole}</p>
        ) : (
          <RoleField {...field('roleId')} present={{ id: user.roleId, name: user.role }} />
        )}
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
