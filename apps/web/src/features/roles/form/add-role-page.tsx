import type { Permission, Role } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { givable } from '../matrix/choice.ts';
import { RoleForm } from './role-form.tsx';
import { newRole, roleForm, type RoleValues, valuesOf } from './role-values.ts';
import { permissionQueries, roleQueries, useCreateRole } from '../role.queries.ts';
import { words } from '../words.en.ts';
import '../roles.css';

/** What another role may do, or what every role begins with, as far as one may do it oneself. */
function useFirstValues(permissions: Permission[], model: Role | undefined): RoleValues {
  const { user } = useSession();
  const ability = user?.ability ?? [];
  if (!model) return newRole(givable(permissions, ability));
  const permissionIds = givable(model.permissions, ability).map(({ id }) => id);
  return { ...valuesOf(model), name: words.form.copyOf(model.name), permissionIds: permissionIds.sort() };
}

function AddRole({ permissions, model }: { permissions: Permission[]; model: Role | undefined }) {
  const create = useCreateRole();
  const kit = useKitForm<RoleValues, RoleValues>({
    schema: roleForm(permissions),
    defaultValues: useFirstValues(permissions, model),
    labels: words.form.labels,
    submit: async (body) => {
      await create.mutateAsync({ body });
      toast.success(words.form.created(body.name));
      kit.leaveTo('/roles');
    },
  });
  return (
    <>
      {model && <Note tone="plain">{words.form.copiedNote(model.name)}</Note>}
      <RoleForm kit={kit} permissions={permissions} />
    </>
  );
}

/** A new role, from nothing or from what another one may do (`?from=`). */
export default function AddRolePage() {
  const from = useSearchParams()[0].get('from');
  const permissions = useQuery(permissionQueries.all());
  const model = useQuery({ ...roleQueries.detail(from ?? ''), enabled: from !== null });
  const error = permissions.error ?? model.error;
  const isReady = permissions.data !== undefined && (from === null || model.data !== undefined);
  return (
    <>
      <PageHeader title={words.form.addTitle} crumbs={[{ label: words.list.title, to: '/roles' }]} />
      <section className="card padded role-card alone">
        {error && <ErrorState error={error} onRetry={() => void permissions.refetch()} />}
        {!isReady && !error && <LoadingState rows={8} />}
        {isReady && <AddRole key={from} permissions={permissions.data} model={model.data} />}
      </section>
    </>
  );
}
