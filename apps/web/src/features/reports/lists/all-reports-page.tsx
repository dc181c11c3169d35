import type { ListReportName, Subject } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { words as closing } from '../closings/words.en.ts';
import { words } from '../words.en.ts';
import '../reports.css';
import '../report-links.css';

type Entry = { to: string; title: string; lead: string; needs?: Subject };

const list = (name: ListReportName, needs?: Subject): Entry => ({
  to: `/reports/${name}`,
  title: words.lists.titles[name],
  lead: words.lists.leads[name],
  ...(needs && { needs }),
});

const { reports, regulator, all } = words;

const groups: [string, Entry[]][] = [
  [
    all.groups.figures,
    [
      { to: '/member-report', ...reports.members },
      { to: '/fee-report', ...reports.fees },
      { to: '/donation-report', ...reports.donations },
      list('retention'),
      list('rituals'),
    ],
  ],
  [
    all.groups.people,
    [
      list('renewals-due', 'Member'),
      list('without-contact', 'Member'),
      list('lapsed-donors', 'Donation'),
      list('top-donors', 'Donation'),
      list('ritual-names', 'Ritual'),
    ],
  ],
  [
    all.groups.books,
    [
      list('cash-book'),
      { to: '/reports/cash-closing', title: closing.title, lead: closing.lead },
      list('journal'),
      { to: '/reports/regulator', title: regulator.title, lead: regulator.lead, needs: 'Member' },
    ],
  ],
];

/** Every report there is, with one line each. */
export default function AllReportsPage() {
  const { can } = useSession();
  const isOpen = ({ to, needs }: Entry) =>
    (!needs || can('read', needs)) && (to !== '/reports/regulator' || can('export', 'Report'));
  return (
    <>
      <PageHeader title={all.title} lead={all.lead} />
      <div className="report-groups">
        {groups.map(([title, entries]) => (
          <Card key={title} title={title} padded={false}>
            <ul className="report-links">
              {entries.filter(isOpen).map(({ to, title: name, lead }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                  <p>{lead}</p>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
