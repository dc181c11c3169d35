import type { Action, Subject } from '@kathok/contract';
import { memberSearcher } from '../../features/members/index.ts';
import type { IconName } from '../../ui/pictures/icon.tsx';

/** One thing the palette can lead to. */
export type Found = { label: string; to: string; icon: IconName; detail?: string };

/** Something besides screens that can be found by typing; a feature exports it from its index, this list names it. */
export type Searcher = {
  heading: string;
  access: readonly [Action, Subject];
  search: (text: string, signal: AbortSignal) => Promise<Found[]>;
};

export const searchers: readonly Searcher[] = [memberSearcher];
