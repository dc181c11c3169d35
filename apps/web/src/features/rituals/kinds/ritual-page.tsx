import type { Ritual } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { RecordPage } from '../../../ui/text/record-page.tsx';
import { ritualQueries, useCreateRitual, useRemoveRitual, useUpdateRitual } from '../ritual.queries.ts';
import { RitualFields } from './ritual-fields.tsx';
import { noRitual, ritualSchema, valuesOf } from './ritual-values.ts';
import { words } from './words.en.ts';

const base = '/rituals/kinds';
const crumbs = [{ label: words.title, to: base }];

/** Adds a ritual, or changes the one of the address. */
export default function RitualPage() {
  const { id } = useParams();
  return id === undefined ? <NewRitual /> : <KnownRitual key={id} id={id} />;
}

function NewRitual() {
  const create = useCreateRitual();
  const kit = useKitForm({
    schema: ritualSchema,
    defaultValues: noRitual,
    labels: words.labels,
    submit: async (body) => {
      await create.mutateAsync({ body });
      toast.success(words.saved(body.name));
      kit.leaveTo(base);
    },
  });
  return (
    <>
      <PageHeader title={words.addTitle} crumbs={crumbs} />
      <section className="card padded form-card" aria-label={words.addTitle}>
        <PageForm kit={kit} cancelTo={base} submitLabel={words.save}>
          <RitualFields kit={kit} isShipped={false} />
        </PageForm>
      </section>
    </>
  );
}

function KnownRitual({ id }: { id: string }) {
  const query = useQuery(ritualQueries.ritual(id));
  return (
    <RecordPage query={query} title={words.title} crumbs={crumbs} rows={8} missing={words.missing}>
      {(ritual) => (
        <>
          <PageHeader title={ritual.name} crumbs={crumbs}>
            {!ritual.shipped && <RemoveRitual ritual={ritual} />}
          </PageHeader>
          <section className="card padded form-card" aria-label={ritual.name}>
            <EditRitual ritual={ritual} />
          </section>
        </>
      )}
    </RecordPage>
  );
}

function EditRitual({ ritual }: { ritual: Ritual }) {
  const update = useUpdateRitual();
  const params = { id: ritual.id };
  const kit = useRecordForm({
    record: ritual,
    reload: () => queryClient.fetchQuery({ ...ritualQueries.ritual(ritual.id), staleTime: 0 }),
    values: valuesOf,
    schema: ritualSchema,
    labels: words.labels,
    send: (body) => update.mutateAsync({ params, body }),
    onSaved: ({ name }) => {
      toast.success(words.saved(name));
    },
    leave: (leaveTo) => leaveTo(base),
  });
  return (
    <PageForm kit={kit} cancelTo={base} submitLabel={words.save}>
      <RitualFields kit={kit} isShipped={ritual.shipped !== null} />
    </PageForm>
  );
}

function RemoveRitual({ ritual: { id, name } }: { ritual: Ritual }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveRitual();
  const leave = () => {
    toast.success(words.removed(name));
    void navigate(base);
  };
  return (
    <>
      <Button icon="close" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        title={words.removeTitle(name)}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={words.remove}
        tone="danger"
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: leave })}
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}
