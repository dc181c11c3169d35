import { status, type StatusItem, type StatusState } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconName } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { words } from './words.en.ts';
import './status.css';

const rarely = 30_000;
const looks: Record<StatusState, { tone: BadgeTone; icon: IconName }> = {
  ok: { tone: 'success', icon: 'tick' },
  off: { tone: 'neutral', icon: 'minus' },
  warning: { tone: 'warning', icon: 'warn' },
  danger: { tone: 'danger', icon: 'warn' },
};

/** For somebody in the office who wants to know whether all is well, and whom to ask where it is not. */
export default function StatusPage() {
  const state = useQuery({ ...query(status.get, {}), refetchInterval: rarely });
  const isWell = state.data?.items.every((item) => item.state === 'ok' || item.state === 'off');
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: words.settings, to: '/settings' }]}
      />
      {state.error && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {!state.data && !state.error && <LoadingState rows={8} />}
      {state.data && (
        <Card
          title={isWell ? words.allWell : words.look}
          padded={false}
          className="status"
          actions={<span className="muted">{words.version(state.data.version)}</span>}
        >
          <ul aria-label={words.list}>
            {state.data.items.map((item) => (
              <Line key={item.part} item={item} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Line({ item }: { item: StatusItem }) {
  const link = words.links[item.part];
  return (
    <li>
      <b>{words.parts[item.part]}</b>
      <span className="status-words">
        {sentenceOf(item)} {item.state !== 'ok' && link && <Link to={link.to}>{link.label}</Link>}
      </span>
      <Badge {...looks[item.state]}>{words.states[item.state]}</Badge>
    </li>
  );
}

function sentenceOf({ part, state, value }: StatusItem): string {
  const sentence = words.sentences[part][state];
  if (typeof sentence !== 'function') return sentence ?? '';
  const isMoment = part === 'backup' || part === 'drill';
  return sentence(
    part === 'database'
      ? (words.databases[value ?? ''] ?? '')
      : isMoment && value
        ? momentText(value)
        : (value ?? ''),
  );
}
