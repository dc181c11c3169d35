import type { ComponentProps, ReactNode } from 'react';
import { MoreMenu, type MenuItem } from '../overlays/more-menu.tsx';
import type { MotifName } from '../pictures/motif.tsx';
import type { Crumb } from '../text/crumbs.tsx';
import { PageHeader } from '../text/page-header.tsx';
import { EmptyState } from '../text/states/empty-state.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { DataList } from './data-list.tsx';
import type { Choice } from './use-choice.tsx';
import { type PrintWhole, usePrintedRows } from './use-printed-rows.ts';
import { words } from './words.en.ts';

type ListPageProps<Row> = Omit<ComponentProps<typeof DataList<Row>>, 'label' | 'empty' | 'printed'> & {
  title: string;
  lead: ReactNode;
  crumbs?: readonly Crumb[];
  /** The main action, such as adding the first one; it is offered where the list is empty, too. */
  add?: ReactNode;
  /** What is done often beside it: one button. */
  actions?: ReactNode;
  /** What is done now and then, behind three dots. */
  more?: readonly (MenuItem | false)[];
  /** Something of `more` is being made. */
  pending?: boolean;
  /** With it the list can be printed. */
  printWhole?: PrintWhole<Row>;
  /** The rows that are ticked. While there are some, what can be done with them takes the place of the other actions. */
  choice?: Choice;
  chosenActions?: ReactNode;
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
  add,
  actions,
  more = [],
  pending,
  printWhole,
  choice,
  chosenActions,
  empty,
  children,
  ...list
}: ListPageProps<Row>) {
  const meta = list.query.data?.meta;
  const printed = usePrintedRows({ query: list.list.query, meta, printWhole });
  const print: MenuItem | false = printWhole !== undefined &&
    Boolean(meta?.itemCount) && {
      label: printed.isPageOnly ? words.printPage : words.print,
      icon: 'print',
      onChoose: () => void printed.print(),
    };
  const isChoosing = choice !== undefined && choice.ids.length > 0;
  return (
    <>
      <PageHeader title={title} lead={lead} {...(crumbs && { crumbs })}>
        {isChoosing ? (
          <ChosenRows choice={choice}>{chosenActions}</ChosenRows>
        ) : (
          <>
            {add}
            {actions}
            <MoreMenu items={[...more, print]} pending={pending || printed.isPending} />
          </>
        )}
      </PageHeader>
      {children}
      <DataList
        {...list}
        printed={printed}
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
