import { holdsAll, type Permission, type Role } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { refreshUser, useSession } from '../../lib/session.ts';
import { useVersionedSave } from '../../lib/use-versioned-save.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ReadOnlyRole } from './read-only-role.tsx';
import { RemoveRole } from './remove-role.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleUsers } from './role-users.tsx';
import { valuesOf } from './role-values.ts';
import { permissionQueries, roleQueries, useUpdateRole } from './role.queries.ts';
import { words } from './words.en.ts';
import './roles.css';

function EditRole({ role, permissions }: { role: Role; permissions: Permission[] }) {
  const update = useUpdateRole();
  const { save, theirs, decide } = useVersionedSave({
    record: role,
    reload: () => queryClient.fetchQuery({ ...roleQueries.detail(role.id), staleTime: 0 }),
    values: valuesOf,
  });
  return (
    <RoleForm
      start={valuesOf(role)}
      permissions={permissions}
      isTypeFixed={role.userCount > 0}
      conflict={{ theirs, decide }}
      save={async (values) => {
        const saved = await save((version) =>
          update.mutateAsync({ params: { id: role.id }, body: { ...values, version } }),
        );
        if (!saved) return false;
        toast.success(words.form.saved(saved.name));
        // It may be one's own role.
        await refreshUser();
        return true;
      }}
    />
  );
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
        {error ? <ErrorState error={error} onRetry={() => void role.refetch()} /> : <LoadingState rows={8} />}
      </>
    );

  const isReadOnly = role.data.isSystem || !holdsAll(user?.ability ?? [], role.data.permissions);
  return (
    <>
      <PageHeader title={role.data.name} lead={role.data.description} crumbs={crumbs}>
        {!isReadOnly && <RemoveRole role={role.data} />}
        <ButtonLink to={`/roles/add?from=${id}`} icon="copy" tone={isReadOnly ? 'primary' : 'line'}>
          {words.view.copy}
        </ButtonLink>
      </PageHeader>
      <div className="role-page">
        <section className="card padded role-card" aria-label={role.data.name}>
          {isReadOnly ? (
            <ReadOnlyRole role={role.data} permissions={permissions.data} />
          ) : (
            <EditRole key={id} role={role.data} permissions={permissions.data} />
          )}
        </section>
        <RoleUsers role={role.data} />
      </div>
    </>
  );
}
