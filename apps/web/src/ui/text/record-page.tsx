import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { words } from '../words.en.ts';
import type { Crumb } from './crumbs.tsx';
import { PageHeader } from './page-header.tsx';
import { LoadFailure } from './states/load-failure.tsx';
import { LoadingState } from './states/loading-state.tsx';

type RecordPageProps<Item> = {
  query: { data: Item | undefined; error: unknown; refetch: () => unknown };
  /** The head until the record is there. */
  title: string;
  /** The first leads to the list, which is also the way on where the record does not exist. */
  crumbs?: readonly Crumb[];
  /** Lines drawn meanwhile. */
  rows: number;
  /** Said of an old link, or of something that was removed meanwhile. */
  missing?: string;
  /** The page, once the record is there. Give what it returns a key, where it must be made anew for the next record. */
  children: (item: Item) => ReactNode;
};

/** A page about one record: waiting, a failure, or the record, which what stands inside need not doubt. */
export function RecordPage<Item>({
  query,
  title,
  crumbs,
  rows,
  missing = words.missing,
  children,
}: RecordPageProps<Item>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  const list = crumbs?.[0];
  return (
    <>
      <PageHeader title={title} {...(crumbs && { crumbs })} />
      {!error && <LoadingState rows={rows} />}
      {Boolean(error) && (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: missing, text: words.missingText }}
          action={
            list && (
              <ButtonLink tone="primary" to={list.to}>
                {list.label}
              </ButtonLink>
            )
          }
        />
      )}
    </>
  );
}
