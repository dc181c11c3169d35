import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { givable } from './matrix/choice.ts';
import { RoleForm } from './role-form.tsx';
import { emptyRole, valuesOf } from './role-values.ts';
import { permissionQueries, roleQueries, useCreateRole } from './role.queries.ts';
import { words } from './words.en.ts';
import './roles.css';

/** A new role, from nothing or from what another one may do (`?from=`). */
export default function AddRolePage() {
  const from = useSearchParams()[0].get('from');
  const { user } = useSession();
  const permissions = useQuery(permissionQueries.all());
  const model = useQuery({ ...roleQueries.detail(from ?? ''), enabled: from !== null });
  const create = useCreateRole();
  const error = permissions.error ?? model.error;
  const isReady = permissions.data && (from === null || model.data);
  const start = model.data
    ? {
        ...valuesOf(model.data),
        name: words.form.copyOf(model.data.name),
        permissionIds: givable(model.data.permissions, user?.ability ?? []).map(({ id }) => id),
      }
    : emptyRole;

  return (
    <>
      <PageHeader title={words.form.addTitle} crumbs={[{ label: words.list.title, to: '/roles' }]} />
      <section className="card padded role-card alone">
        {error && <ErrorState error={error} onRetry={() => void permissions.refetch()} />}
        {!isReady && !error && <LoadingState rows={8} />}
        {model.data && <Note tone="plain">{words.form.copiedNote(model.data.name)}</Note>}
        {isReady && (
          <RoleForm
            start={start}
            permissions={permissions.data}
            isTypeFixed={false}
            save={async (body) => {
              await create.mutateAsync({ body });
              toast.success(words.form.created(body.name));
              return true;
            }}
          />
        )}
      </section>
    </>
  );
}
