import type { ComponentProps, ReactNode } from 'react';
import type { MotifName } from '../pictures/motif.tsx';
import type { Crumb } from '../text/crumbs.tsx';
import { PageHeader } from '../text/page-header.tsx';
import { EmptyState } from '../text/states/empty-state.tsx';
import { DataList } from './data-list.tsx';

type ListPageProps<Row> = Omit<ComponentProps<typeof DataList<Row>>, 'label' | 'empty'> & {
  title: string;
  lead: ReactNode;
  crumbs?: readonly Crumb[];
  /** Actions in the head, before the main one. */
  actions?: ReactNode;
  /** The main action, such as adding the first one; it is offered where the list is empty, too. */
  add?: ReactNode;
  /** What is said while there is nothing at all, unfiltered. */
  empty: { motif: MotifName; title: string; text: string };
  /** Between the head and the list. */
  children?: ReactNode;
};

/** A page that is one list: its head, its filters, its rows, and what is said while there are none. */
export function ListPage<Row>({
  title,
  lead,
  crumbs,
  actions,
  add,
  empty,
  children,
  ...list
}: ListPageProps<Row>) {
  return (
    <>
      <PageHeader title={title} lead={lead} {...(crumbs && { crumbs })}>
        {(actions || add) && (
          <>
            {actions}
            {add}
          </>
        )}
      </PageHeader>
      {children}
      <DataList
        {...list}
        label={title}
        empty={
          <EmptyState motif={empty.motif} title={empty.title} action={add}>
            {empty.text}
          </EmptyState>
        }
      />
    </>
  );
}
