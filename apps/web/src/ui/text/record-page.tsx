import type { ComponentType, ReactNode } from 'react';
import type { Crumb } from './crumbs.tsx';
import { PageHeader } from './page-header.tsx';
import { ErrorState } from './states/error-state.tsx';
import { LoadingState } from './states/loading-state.tsx';

type RecordPageProps<Item> = {
  query: { data: Item | undefined; error: unknown; refetch: () => unknown };
  /** The head until the record is there. */
  title: string;
  crumbs?: readonly Crumb[];
  /** Lines drawn meanwhile. */
  rows: number;
  /** Said in place of the usual when it could not be loaded. */
  Failure?: ComponentType<{ error: unknown; onRetry: () => void }>;
  /** The page, once the record is there. Give what it returns a key, where it must be made anew for the next record. */
  children: (item: Item) => ReactNode;
};

/** A page about one record: waiting, a failure, or the record, which what stands inside need not doubt. */
export function RecordPage<Item>({
  query,
  title,
  crumbs,
  rows,
  Failure = ErrorState,
  children,
}: RecordPageProps<Item>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <>
      <PageHeader title={title} {...(crumbs && { crumbs })} />
      {!error && <LoadingState rows={rows} />}
      {Boolean(error) && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
}
