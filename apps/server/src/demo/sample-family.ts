import type { Ctx } from '../platform/context.ts';
import { createLink } from '../modules/families/index.ts';
import { listMembers } from '../modules/members/index.ts';
import { sampleEmail } from './demo-accounts.ts';

const relations = [
  ['grace', 'spouse'],
  ['lapsed', 'parent'],
  ['lifetime', 'sibling'],
] as const;

/** The member whose membership is there to be looked at looks after three others, with their letters at the office. */
export async function seedFamily(ctx: Ctx): Promise<void> {
  const find = async (query: object) =>
    (await listMembers(ctx, { params: {}, query: { page: 1, take: 1, ...query }, body: {} })).data[0];
  const keeper = await find({ q: sampleEmail });
  if (!keeper) return;
  for (const [standing, relation] of relations) {
    const kept = await find({ standing });
    if (!kept || kept.id === keeper.id) continue;
    const link = { keeperId: keeper.id, memberId: kept.id, relation };
    const body = { ...link, consent: 'paper' as const, note: 'Letter in the folder of families' };
    await createLink(ctx, { params: {}, query: {}, body });
  }
}
