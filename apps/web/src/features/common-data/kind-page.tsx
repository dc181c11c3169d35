import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import type { Kit } from '../../ui/forms/kit/use-kit-form.ts';
import type { CommonRecord, Kind } from './kind.ts';
import { AddForm, EditForm } from './kind-form.tsx';
import { recordOf } from './kind.queries.ts';
import { RemoveRecord } from './remove-record.tsx';

type KindPageProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  Fields: ComponentType<{ kit: Kit<Values, Body> }>;
};

/** Adds a record, or changes the one of the address. */
export function KindPage<Item extends CommonRecord, Values extends FieldValues, Body extends object>({
  kind,
  Fields,
}: KindPageProps<Item, Values, Body>) {
  const { id } = useParams();
  const { can } = useSession();
  const record = useQuery({ ...recordOf(kind, id ?? ''), enabled: id !== undefined });
  const isReady = id === undefined || record.data !== undefined;
  return (
    <>
      <PageHeader
        title={record.data?.name ?? kind.words.addTitle}
        crumbs={[{ label: kind.words.title, to: kind.base }]}
      >
        {record.data && can('manage', 'Master') && (
          <RemoveRecord key={record.data.id} kind={kind} record={record.data} />
        )}
      </PageHeader>
      <section className="card padded form-card" aria-label={record.data?.name ?? kind.words.addTitle}>
        {record.error && <ErrorState error={record.error} onRetry={() => void record.refetch()} />}
        {!isReady && !record.error && <LoadingState rows={4} />}
        {id === undefined && <AddForm kind={kind} Fields={Fields} />}
        {record.data && <EditForm key={id} kind={kind} record={record.data} Fields={Fields} />}
      </section>
    </>
  );
}
