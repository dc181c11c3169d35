import type { Action, Subject } from '@kathok/contract';
import { donationSearcher } from '../../features/donations/index.ts';
import { feeSearcher } from '../../features/fees/index.ts';
import { memberSearcher } from '../../features/members/index.ts';
import { userSearcher } from '../../features/users/index.ts';
import type { IconName } from '../../ui/pictures/icon.tsx';

/** One thing the palette can lead to. */
export type SearchResult = {
  label: string;
  to: string;
  icon: IconName;
  detail?: string;
  state?: object;
  /** Done in place of going there. */
  onChoose?: () => void;
};

export type ResultGroup = { heading: string; items: readonly SearchResult[] };

export type SearchContext = {
  signal: AbortSignal;
  can: (action: Action, ...subjects: [Subject, ...Subject[]]) => boolean;
};

/** Something besides screens that can be found by typing; a feature exports it from its index, this list names it. */
export type Searcher = {
  access: readonly [Action, Subject];
  search: (text: string, context: SearchContext) => Promise<ResultGroup[]>;
};

/** The groups are shown in this order, whichever answers first. */
export const searchers: readonly Searcher[] = [memberSearcher, donationSearcher, feeSearcher, userSearcher];
