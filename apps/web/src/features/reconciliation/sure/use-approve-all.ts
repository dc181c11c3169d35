import { reconciliation, type ResponseOf, type Statement } from '@kathok/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refreshAfter } from '../../../lib/queries.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useIsThere } from '../../../ui/use-is-there.ts';
import { words } from '../words.en.ts';

/** Few enough that the number of those approved grows before one's eyes. */
const atOnce = 25;

type Failures = ResponseOf<typeof reconciliation.approve>['failures'];
type Progress = {
  state: 'idle' | 'running' | 'done' | 'stopped';
  done: number;
  all: number;
  approved: number;
  failures: Failures;
};
const idle: Progress = { state: 'idle', done: 0, all: 0, approved: 0, failures: [] };

/** Each reason once. */
export const reasonsOf = (failures: Failures) => [...new Set(failures.map(({ message }) => message))];

/** Approves matches some at a time. What was approved stays so, whatever happens to the rest. */
export function useApproveAll(statementId: string) {
  const client = useQueryClient();
  const isThere = useIsThere();
  const [progress, setProgress] = useState<Progress>(idle);

  async function approve(sure: Statement['sure']) {
    const matches = sure.map(({ lineId, paymentId, pledgeId }) =>
      paymentId ? { lineId, paymentId } : { lineId, pledgeId: pledgeId ?? undefined },
    );
    const failures: Failures = [];
    let [done, approved] = [0, 0];
    const tell = (state: Progress['state']) =>
      setProgress({ state, done, all: matches.length, approved, failures: failures.slice() });
    let end: Progress['state'] = 'done';
    tell('running');
    try {
      while (done < matches.length) {
        const body = { matches: matches.slice(done, done + atOnce) };
        const answer = await call(reconciliation.approve, { params: { id: statementId }, body });
        done += body.matches.length;
        approved += answer.approvedCount;
        failures.push(...answer.failures);
        tell('running');
      }
    } catch {
      end = 'stopped';
    }
    // Until the lists are read again they show what is approved already, which could only fail.
    await refreshAfter(client, reconciliation.approve);
    tell(end);
    if (approved > 0) toast.success(words.sure.done(approved));
    // The page says what went wrong, unless it was left.
    if (isThere.current) return;
    if (failures.length > 0)
      toast.failure(words.sure.failedElsewhere(failures.length, reasonsOf(failures).join(' ')));
    if (end === 'stopped') toast.failure(words.sure.stoppedElsewhere(matches.length - done));
  }
  return { progress, approve };
}
