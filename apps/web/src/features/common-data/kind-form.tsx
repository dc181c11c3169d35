import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useFormExit } from '../../ui/forms/use-form-exit.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { useRecordForm } from '../../ui/forms/use-record-form.tsx';
import type { CommonRecord, Kind, Kit } from './kind.ts';
import { recordOf, useKindChanges } from './kind.queries.ts';
import { words } from './words.en.ts';

type FormProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  Fields: ComponentType<{ kit: Kit<Values, Body> }>;
};

type FrameProps<Values extends FieldValues, Body> = {
  kit: Kit<Values, Body>;
  base: string;
  mayWrite: boolean;
  warning: ReactNode;
  conflict?: ReactNode;
  children: ReactNode;
};

function Frame<Values extends FieldValues, Body>({
  kit,
  base,
  mayWrite,
  warning,
  conflict,
  children,
}: FrameProps<Values, Body>) {
  return (
    <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
      {warning}
      <ErrorSummary errors={kit.errors} />
      {conflict}
      <fieldset className="form-grid" disabled={!mayWrite}>
        {children}
      </fieldset>
      <div className="row">
        <ButtonLink to={base}>{mayWrite ? words.cancel : words.back}</ButtonLink>
        {mayWrite && (
          <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        )}
      </div>
    </form>
  );
}

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
      leaveTo(kind.base);
    },
  });
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  return (
    <Frame kit={kit} base={kind.base} mayWrite={can('create', 'Master')} warning={warning}>
      <Fields kit={kit} />
    </Frame>
  );
}

export function EditForm<Item extends CommonRecord, Values extends FieldValues, Body extends object>({
  kind,
  record,
  Fields,
}: FormProps<Item, Values, Body> & { record: Item }) {
  const { can } = useSession();
  const { update } = useKindChanges(kind);
  const { conflict, ...kit } = useRecordForm<Item, Values, Body>({
    record,
    reload: () => queryClient.fetchQuery({ ...recordOf(kind, record.id), staleTime: 0 }),
    values: kind.valuesOf,
    schema: kind.schema,
    labels: kind.words.labels,
    send: async (body) => (await update.mutateAsync({ params: { id: record.id }, body })) as Item,
    onSaved: ({ name }) => {
      toast.success(kind.words.saved(name));
    },
    leave: () => leaveTo(kind.base),
  });
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  return (
    <Frame
      kit={kit}
      base={kind.base}
      mayWrite={can('update', 'Master')}
      warning={warning}
      conflict={conflict}
    >
      <Fields kit={kit} />
    </Frame>
  );
}
