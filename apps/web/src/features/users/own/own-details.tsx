import type { User } from '@kathok/contract';
import { queryClient } from '../../../lib/query-client.ts';
import { refreshUser, useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { userForm, valuesOf } from '../actions/user-values.ts';
import { userQueries, useUpdateUser } from '../user.queries.ts';
import { words } from '../words.en.ts';

const ownForm = userForm.pick({ name: true, phone: true });
const ownValues = (user: User) => {
  const { name, phone } = valuesOf(user);
  return { name, phone };
};

/** What everybody may change about themselves. */
export function OwnDetails({ user }: { user: User }) {
  const { can } = useSession();
  const update = useUpdateUser();
  const kit = useRecordForm({
    record: user,
    reload: () => queryClient.fetchQuery({ ...userQueries.detail(user.id), staleTime: 0 }),
    values: ownValues,
    schema: ownForm,
    labels: words.labels,
    send: (body) => update.mutateAsync({ params: { id: user.id }, body }),
    onSaved: async () => {
      toast.success(words.own.saved);
      await refreshUser().catch(() => undefined);
    },
  });
  return (
    <Card title={words.own.details}>
      <PageForm kit={kit} submitLabel={words.save}>
        <TextField {...kit.field('name')} autoComplete="name" />
        <TextField {...kit.field('phone')} type="tel" autoComplete="tel" hint={words.phoneHint} optional />
        <dl className="facts">
          <dt>{words.labels.email}</dt>
          <dd>{user.email ?? words.none}</dd>
          <dt>{words.labels.roleId}</dt>
          <dd>{user.role}</dd>
        </dl>
        {!can('update', 'User') && <p className="hint">{words.own.fixed}</p>}
      </PageForm>
    </Card>
  );
}
