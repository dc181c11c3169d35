import type { memberMailings, ResponseOf } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Link } from '../../../ui/text/link.tsx';
import { words } from './words.en.ts';

export type Reach = ResponseOf<typeof memberMailings.report>;

const said = words.reachHint;

/** How many get it by each way; the four figures add up to everybody who is meant. */
export function ReachSection({ reach }: { reach: Reach }) {
  const { email, sms, letter, unreachable, optedOut, waiting, hasMail, hasSms } = reach;
  const none = [
    ...(unreachable > 0 ? [said.unreachable(unreachable)] : []),
    ...(optedOut > 0 ? [said.optedOut(optedOut)] : []),
  ].join(', ');
  const figures = [
    { way: 'email', count: email, hint: hasMail ? said.email : said.waiting(waiting.email) },
    { way: 'sms', count: sms, hint: hasSms ? said.sms : said.waiting(waiting.sms) },
    { way: 'letter', count: letter, hint: said.letter },
    { way: 'none', count: unreachable + optedOut, hint: none },
  ] as const;
  const shown = figures.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="remind-how">
      <h2 id="remind-how">
        {words.how} <span className="muted">{words.howHint}</span>
      </h2>
      <div className="reach-bar" aria-hidden="true">
        {shown.map(({ way, count }) => (
          <i key={way} className={way} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className="reach-ways">
        {figures.map(({ way, count, hint }) => (
          <div key={way} className={count === 0 ? 'none' : undefined}>
            <dt>
              <i className={way} aria-hidden="true" />
              {words.reach[way]}
            </dt>
            <dd>
              <b className="num">{format.number(count)}</b>
              <small>
                {hint}{' '}
                {way === 'none' && unreachable > 0 && (
                  <Link to="/notifications/unreachable">{words.reach.none}</Link>
                )}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
