import { phoneText, type DuplicatePair, type MemberRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { memberQueries } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { words as notDuplicate } from './words.en.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NotDuplicateDialog } from './not-duplicate-dialog.tsx';
import { Link } from '../../../ui/text/link.tsx';
import './duplicates.css';

/** One of two that look alike. */
const ComparedMember = ({ member }: { member: MemberRow }) => (
  <>
    <Link className="who" to={`/membership-list/view/${member.id}`}>
      {member.name}
    </Link>
    <span className="sub num">
      {words.duplicates.line(member.membershipCode, member.phone && phoneText(member.phone))}
    </span>
  </>
);

const { duplicates } = words;

type Choose = (pair: DuplicatePair) => void;

const columns = (onMerge: Choose, onTellApart: Choose): Column<DuplicatePair>[] => [
  { key: 'first', label: duplicates.first, cell: ({ first }) => <ComparedMember member={first} /> },
  {
    key: 'second',
    label: duplicates.second,
    phone: 'full',
    cell: ({ second }) => <ComparedMember member={second} />,
  },
  { key: 'why', label: duplicates.why, phone: 'full', cell: ({ reasons }) => reasons.join(', ') },
  {
    key: 'merge',
    label: duplicates.decide,
    align: 'end',
    phone: 'full',
    cell: (pair) => (
      <div className="pair-actions">
        <Button
          tone="quiet"
          label={notDuplicate.actionOf(pair.first.name, pair.second.name)}
          onClick={() => onTellApart(pair)}
        >
          {notDuplicate.action}
        </Button>
        <Button tone="line" onClick={() => onMerge(pair)}>
          {duplicates.merge}
        </Button>
      </div>
    ),
  },
];

/** Only a link sets it; the chip says so and leads out of it. */
const filters: ListFilter[] = [{ key: 'memberId', kind: 'address', ...duplicates.filter }];

/** People who may have been entered twice, with why. */
export default function DuplicateListPage() {
  const list = useListState({ sortBy: 'score', order: 'DESC', filters: ['memberId'] });
  const query = useQuery(memberQueries.duplicates(list.query));
  const [pair, setPair] = useState<DuplicatePair | null>(null);
  const [different, setDifferent] = useState<DuplicatePair | null>(null);
  return (
    <>
      <ListPage
        title={duplicates.title}
        lead={duplicates.lead}
        crumbs={[{ label: words.list.title, to: '/membership-list' }]}
        list={list}
        query={query}
        columns={columns(setPair, setDifferent)}
        rowKey={({ first, second }) => `${first.id} ${second.id}`}
        {...(list.filters['memberId'] && { filters })}
        empty={{ motif: 'lotus', title: duplicates.emptyTitle, text: duplicates.emptyText }}
      />
      {different && <NotDuplicateDialog pair={different} onClose={() => setDifferent(null)} />}
      {pair && <MergeDialog pair={pair} onClose={() => setPair(null)} />}
    </>
  );
}
