import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageForm } from '../../ui/forms/page-form.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { type Kit, useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { useRecordForm } from '../../ui/forms/kit/use-record-form.tsx';
import type { CommonRecord, Kind } from './kind.ts';
import { recordOf, useKindChanges } from './kind.queries.ts';
import { words } from './words.en.ts';

type FormProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  Fields: ComponentType<{ kit: Kit<Values, Body> }>;
};

type KindFormProps<Values extends FieldValues, Body> = {
  kit: Kit<Values, Body>;
  base: string;
  mayWrite: boolean;
  Fields: ComponentType<{ kit: Kit<Values, Body> }>;
};

/** Anyone who may not change it sees the same fields, and the way back. */
const KindForm = <Values extends FieldValues, Body>({
  kit,
  base,
  mayWrite,
  Fields,
}: KindFormProps<Values, Body>) => (
  <PageForm
    kit={kit}
    submitLabel={mayWrite && words.save}
    before={<ButtonLink to={base}>{mayWrite ? words.cancel : words.back}</ButtonLink>}
  >
    <fieldset className="form-grid" disabled={!mayWrite}>
      <Fields kit={kit} />
    </fieldset>
  </PageForm>
);

export function AddForm<Item extends CommonRecord, Values extends FieldValues, Body extends object>({
  kind,
  Fields,
}: FormProps<Item, Values, Body>) {
  const { can } = useSession();
  const { create } = useKindChanges(kind);
  const kit = useKitForm<Values, Body>({
    schema: kind.schema,
    defaultValues: kind.empty as DefaultValues<Values>,
    labels: kind.words.labels,
    submit: async (body) => {
      const saved = (await create.mutateAsync({ body })) as Item;
      toast.success(kind.words.saved(saved.name));
      kit.leaveTo(kind.base);
    },
  });
  return <KindForm kit={kit} base={kind.base} mayWrite={can('create', 'Master')} Fields={Fields} />;
}

export function EditForm<Item extends CommonRecord, Values extends FieldValues, Body extends object>({
  kind,
  record,
  Fields,
}: FormProps<Item, Values, Body> & { record: Item }) {
  const { can } = useSession();
  const { update } = useKindChanges(kind);
  const kit = useRecordForm<Item, Values, Body>({
    record,
    reload: () => queryClient.fetchQuery({ ...recordOf(kind, record.id), staleTime: 0 }),
    values: kind.valuesOf,
    schema: kind.schema,
    labels: kind.words.labels,
    send: async (body) => (await update.mutateAsync({ params: { id: record.id }, body })) as Item,
    onSaved: ({ name }) => {
      toast.success(kind.words.saved(name));
    },
    leave: (leaveTo) => leaveTo(kind.base),
  });
  return <KindForm kit={kit} base={kind.base} mayWrite={can('update', 'Master')} Fields={Fields} />;
}
