import type { Permission, Role } from '@kathok/contract';
import { queryClient } from '../../../lib/query-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { RoleForm } from './role-form.tsx';
import { roleForm, type RoleValues, showValue, valuesOf } from './role-values.ts';
import { roleQueries, useUpdateRole } from '../role.queries.ts';
import { words } from '../words.en.ts';

export function EditRole({ role, permissions }: { role: Role; permissions: Permission[] }) {
  const update = useUpdateRole();
  const kit = useRecordForm<Role, RoleValues, RoleValues>({
    record: role,
    reload: () => queryClient.fetchQuery({ ...roleQueries.detail(role.id), staleTime: 0 }),
    values: valuesOf,
    show: showValue(permissions),
    schema: roleForm(permissions),
    labels: words.form.labels,
    send: (body) => update.mutateAsync({ params: { id: role.id }, body }),
    onSaved: async ({ name }) => {
      toast.success(words.form.saved(name));
      // It may be one's own role.
      await refreshUser().catch(() => undefined);
    },
    leave: (leaveTo) => leaveTo('/roles'),
  });
  return <RoleForm kit={kit} permissions={permissions} isTypeFixed={role.userCount > 0} />;
}
