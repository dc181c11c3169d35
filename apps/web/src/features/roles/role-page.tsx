import { holdsAll } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/text/states/load-failure.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EditRole } from './form/edit-role.tsx';
import { ReadOnlyRole } from './form/read-only-role.tsx';
import { RemoveRole } from './form/remove-role.tsx';
import { RoleUsers } from './role-users.tsx';
import { permissionQueries, roleQueries } from './role.queries.ts';
import { words } from './words.en.ts';
import './roles.css';

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
