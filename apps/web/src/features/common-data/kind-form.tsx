import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { queryClient } from '../../lib/query-client.ts';
import { useVersionedSave } from '../../lib/use-versioned-save.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFormExit } from '../../ui/use-form-exit.tsx';
import { useKitForm } from '../../ui/use-kit-form.ts';
import { differences } from './differences.ts';
import type { CommonRecord, Kind, Kit } from './kind.ts';
import { recordOf, useKindChanges } from './kind.queries.ts';
import { words } from './words.en.ts';

type KindFormProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  /** Null for a new one. */
  record: Item | null;
  Fields: ComponentType<{ kit: Kit<Values, Body> }>;
};

export function KindForm<Item extends CommonRecord, Values extends FieldValues, Body>({
  kind,
  record,
  Fields,
}: KindFormProps<Item, Values, Body>) {
  const { can } = useSession();
  const { create, update } = useKindChanges(kind);
  const { save, theirs, decide } = useVersionedSave({
    record: record ?? ({ version: 0 } as Item),
    reload: () => queryClient.fetchQuery({ ...recordOf(kind, record?.id ?? ''), staleTime: 0 }),
    values: kind.valuesOf,
  });
  const send = async (body: Body): Promise<Item | null> =>
    record
      ? save(async (version) => {
          const call = { params: { id: record.id }, body: { ...body, version } };
          return (await update.mutateAsync(call)) as Item;
        })
      : ((await create.mutateAsync({ body })) as Item);
  const kit = useKitForm<Values, Body>({
    schema: kind.schema,
    defaultValues: (record ? kind.valuesOf(record) : kind.empty) as DefaultValues<Values>,
    labels: kind.words.labels,
    submit: async (body) => {
      const saved = await send(body);
      if (!saved) return;
      toast.success(kind.words.saved(saved.name));
      leaveTo(kind.base);
    },
  });
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  const mayWrite = can(record ? 'update' : 'create', 'Master');
  return (
    <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
      {warning}
      <ErrorSummary errors={kit.errors} />
      {theirs && (
        <ConflictNote
          differences={differences(kit.form.getValues(), kind.valuesOf(theirs), kind.words.labels)}
          onTakeTheirs={() => {
            kit.form.reset(kind.valuesOf(theirs));
            decide();
          }}
          onKeepMine={() => {
            decide();
            void kit.onSubmit({ preventDefault: () => undefined });
          }}
        />
      )}
      <fieldset className="form-grid" disabled={!mayWrite}>
        <Fields kit={kit} />
      </fieldset>
      <div className="row">
        <ButtonLink to={kind.base}>{mayWrite ? words.cancel : words.back}</ButtonLink>
        {mayWrite && (
          <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        )}
      </div>
    </form>
  );
}
