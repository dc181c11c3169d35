import type { documents, InputOf } from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { listMembers } from '../../members/index.ts';
import { words } from '../words.en.ts';

/** All that were chosen or that a filter of the register finds, in the order of their names. */
export async function membersToPrint(
  ctx: Ctx,
  filter: InputOf<(typeof documents)['memberCards']>['query'],
  most: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page, take: 100, sortBy: 'name' as const, order: 'ASC' as const };
    const { data, meta } = await listMembers(ctx, {
      query: { ...query, isRemoved: undefined },
      params: {},
      body: {},
    });
    if (meta.itemCount > most) throw fieldProblem('q', 'isNarrow', words.card.tooMany(most));
    found.push(...data.map(({ id }) => id));
    if (!meta.hasNextPage) break;
  }
  if (found.length === 0) throw fieldProblem('q', 'isFound', words.card.nobody);
  return found;
}
