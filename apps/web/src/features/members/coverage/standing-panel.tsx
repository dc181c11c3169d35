import { format } from '../../../language/format.ts';
import { daysBetween, type Member, type TimelineEntry } from '@kathok/contract';
import { today } from '../../../lib/today.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { words } from '../words.en.ts';
import { CoverageDrawing } from './coverage-drawing.tsx';
import type { Paid } from './coverage-scale.ts';

/** The sentence that matters most about a membership. */
function headline({ standing, isLifetime, paidUntil, endReason, endedOn }: Member): string {
  if (endReason && endedOn) return words.page.endedOn(words.standings[endReason], format.day(endedOn));
  if (isLifetime) return words.page.forLife;
  if (standing === 'applied' || !paidUntil) return words.page.notPaid;
  return words.page.paidUntil(format.day(paidUntil));
}

function remainder({ standing, paidUntil, graceUntil }: Member): string {
  const now = today();
  const grace = paidUntil && graceUntil ? daysBetween(paidUntil, graceUntil) : 0;
  if (standing === 'current' && paidUntil) return words.page.daysLeft(daysBetween(now, paidUntil) + 1, grace);
  if (standing === 'grace' && graceUntil) return words.page.graceUntil(format.day(graceUntil));
  if (standing === 'lapsed' && paidUntil) return words.page.lapsedSince(daysBetween(paidUntil, now));
  return standing === 'applied' ? words.page.appliedText : '';
}

/** Money for it is on its way, or it is owed. */
const isOwed = new Set<string | null>(['unpaid', 'processing', 'pending', 'rejected', 'failed']);

/** On a phone the last two years are enough. */
const recent = (paid: readonly Paid[]) => {
  const since = `${Number(today().slice(0, 4)) - 1}-01-01`;
  const shown = paid.filter(({ to }) => !to || to >= since);
  return shown.map(({ from, to }) => ({ from: from < since ? since : from, to }));
};

export function StandingPanel({ member, timeline }: { member: Member; timeline: readonly TimelineEntry[] }) {
  const paid = timeline
    .filter(({ kind }) => kind === 'coverage')
    .map(({ on, until }) => ({ from: on, to: until }));
  const waiting = timeline.flatMap(({ kind, status, period }) =>
    kind === 'fee' && isOwed.has(status) && period ? [period] : [],
  );
  const { paidUntil, graceUntil } = member;
  const graceDays = paidUntil && graceUntil ? daysBetween(paidUntil, graceUntil) : 0;
  return (
    <div className="standing">
      <div className="big">
        <StandingBadge standing={member.standing} graceUntil={graceUntil} />
        <b>{headline(member)}</b>
        <span className="muted">{remainder(member)}</span>
      </div>
      {paid.length + waiting.length > 0 && (
        <div>
          <CoverageDrawing className="cover wide" {...{ paid, waiting, graceDays }} width={900} />
          <CoverageDrawing
            className="cover narrow"
            paid={recent(paid)}
            waiting={recent(waiting)}
            graceDays={graceDays}
            width={340}
          />
        </div>
      )}
    </div>
  );
}
