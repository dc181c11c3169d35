import { donationPurposes, donations, fees, memberPapers, members } from '@kathok/contract';
import type { QueryClient } from '@tanstack/react-query';
import { lastSeenKey } from '../../../lib/browser/offline-files.ts';
import { renewalOffer } from '../own.queries.ts';

/** The answers that the pages of a member are made of, all of them about this member. Nothing else is ever kept. */
const keptCalls = new Set<unknown>([
  renewalOffer,
  ...[
    members.get,
    members.myTotal,
    members.listChangeRequests,
    memberPapers.list,
    memberPapers.card,
    fees.ofMember,
    donations.ofMember,
    donationPurposes.all,
  ].map(({ path }) => path),
]);

interface KeptAnswers {
  userId: string;
  answers: { key: readonly unknown[]; data: unknown; at: number }[];
}

/** Browsers that block storage throw at the mere mention of it, and full ones when they are written to. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const read = (): KeptAnswers | null =>
  attempt(() => JSON.parse(localStorage.getItem(lastSeenKey) ?? 'null') as KeptAnswers | null);

/** Writes down what this member sees at the moment. */
export function keepAnswers(client: QueryClient, userId: string): void {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => keptCalls.has(queryKey[0]) && state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  const kept: KeptAnswers = { userId, answers };
  attempt(() => localStorage.setItem(lastSeenKey, JSON.stringify(kept)));
}

/** Puts back what this member saw last, where nothing newer is there. What somebody else saw is thrown away. */
export function restoreAnswers(client: QueryClient, userId: string): void {
  const kept = read();
  if (kept === null) return;
  if (kept.userId !== userId) {
    attempt(() => localStorage.removeItem(lastSeenKey));
    return;
  }
  for (const { key, data, at } of kept.answers) {
    if (client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: at });
    // However recent it is, the server is asked: only that shows whether there is a connection.
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}
