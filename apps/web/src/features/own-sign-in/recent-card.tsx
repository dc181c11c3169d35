import type { RecentSignIn } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { ownSignInQueries } from './own-sign-in.queries.ts';
import { placeText } from './place-text.ts';
import { words } from './words.en.ts';

const { recent: text } = words;

/** Who came in to one's own account lately, and who tried to. */
export function RecentCard() {
  const { data, error, refetch } = useQuery(ownSignInQueries.recent());
  return (
    <Card title={text.title} padded={false}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      {data?.length === 0 && <p className="group-text">{text.none}</p>}
      <ul className="recent-list">
        {data?.map((one) => (
          <li
            key={`${one.at} ${one.method} ${one.isSuccess}`}
            className={one.isSuccess ? undefined : 'failed'}
          >
            <Icon name={one.isSuccess ? 'tick' : 'warn'} />
            <span>{text.line(momentText(one.at), whatOf(one), placeText(one.network))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whatOf({ method, isSuccess, tries }: RecentSignIn): string {
  if (isSuccess) return text.in[method];
  // Only what is typed can be wrong.
  return method === 'code' || method === 'recovery_code'
    ? text.failed[method](tries)
    : text.failed.password(tries);
}
