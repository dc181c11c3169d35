import type { Waiting } from './kind.ts';

/** Money for what is no longer owed is kept apart, whatever the sum. */
export const isOwed = ({ doubts }: Pick<Waiting, 'doubts'>) => !doubts.some(({ kind }) => kind === 'closed');
