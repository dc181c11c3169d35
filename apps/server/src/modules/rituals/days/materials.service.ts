import { type InputOf, type ResponseOf, type ritualDays } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findPrepared } from './materials.repository.ts';

type Materials = (typeof ritualDays)['materials'];

/** What has to be prepared, by what was given for the day. */
export async function listMaterials(
  ctx: Ctx,
  { params }: InputOf<Materials>,
): Promise<ResponseOf<Materials>> {
  const { date, materials, ...given } = orNotFound(await findPrepared(ctx.db, params.id));
  const counts = { day: 1, donation: given.donations, name: given.names, lamp: given.lamps };
  return {
    date,
    ...given,
    materials: materials.map((material) => {
      const count = counts[material.per];
      return { ...material, count, total: Math.round(material.amount * count * 1000) / 1000 };
    }),
  };
}
