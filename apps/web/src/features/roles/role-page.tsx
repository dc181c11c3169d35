import { holdsAll, type Permission, type Role } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession, refreshUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/text/states/load-failure.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { ReadOnlyRole } from './form/read-only-role.tsx';
import { RemoveRole } from './form/remove-role.tsx';
import { RoleUsers } from './role-users.tsx';
import { permissionQueries, roleQueries, useUpdateRole } from './role.queries.ts';
import { words } from './words.en.ts';
import './roles.css';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../ui/forms/kit/use-record-form.tsx';
import { RoleForm } from './form/role-form.tsx';
import { roleForm, showValue, valuesOf, type RoleValues } from './form/role-values.ts';

function EditRole({ role, permissions }: { role: Role; permissions: Permission[] }) {
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

export default function RolePage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const role = useQuery(roleQueries.detail(id));
  const permissions = useQuery(permissionQueries.all());
  const error = role.error ?? permissions.error;
  const crumbs = [{ label: words.list.title, to: '/roles' }];

  if (!role.data || !permissions.data)
    return (
      <>
        <PageHeader title={role.data?.name ?? words.list.title} crumbs={crumbs} />
        {error ? (
          <LoadFailure
            error={error}
            onRetry={() => void role.refetch()}
            missing={words.missing}
            action={
              <ButtonLink to="/roles" tone="primary">
                {words.missing.back}
              </ButtonLink>
            }
          />
        ) : (
          <LoadingState rows={8} />
        )}
      </>
    );

  const isReadOnly = role.data.isSystem || !holdsAll(user?.ability ?? [], role.data.permissions);
  return (
    <>
      <PageHeader title={role.data.name} lead={role.data.description} crumbs={crumbs}>
        {!isReadOnly && <RemoveRole key={id} role={role.data} />}
        <ButtonLink to={`/roles/add?from=${id}`} icon="copy" tone={isReadOnly ? 'primary' : 'line'}>
          {words.view.copy}
        </ButtonLink>
      </PageHeader>
      <div className="role-page">
        <section className="card padded role-card" aria-label={role.data.name}>
          {isReadOnly ? (
            <ReadOnlyRole key={id} role={role.data} permissions={permissions.data} />
          ) : (
            <EditRole key={id} role={role.data} permissions={permissions.data} />
          )}
        </section>
        <RoleUsers role={role.data} />
      </div>
    </>
  );
}
