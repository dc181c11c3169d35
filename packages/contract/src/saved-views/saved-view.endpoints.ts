import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, line } from '../values/fields.ts';

/** Which list a view is for: `members`, `donations`, … */
const list = z.string('must be text').regex(/^[a-z][a-z-]{0,39}$/, 'must be the name of a list');

/** As the address of the list has them. */
const filters = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,39}$/), z.string().min(1).max(200))
  .refine((record) => Object.keys(record).length <= 20, 'must have at most 20 filters');

const savedView = z.object({ id, list: z.string(), name: z.string(), filters });
export type SavedView = z.output<typeof savedView>;

export const savedViewBody = z.strictObject({ list, name: line(40), filters });

/** Own ones only: a view of somebody else does not exist. */
export const savedViews = {
  all: endpoint({
    method: 'GET',
    path: '/saved-views',
    access: 'signedIn',
    summary: 'The views that one has kept for a list',
    query: z.strictObject({ list }),
    response: z.array(savedView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/saved-views',
    access: 'signedIn',
    summary: 'Keep filters under a name',
    body: savedViewBody,
    response: savedView,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/saved-views/:id',
    access: 'signedIn',
    summary: 'Give a kept view another name or other filters',
    params: idParams,
    body: savedViewBody.omit({ list: true }).partial(),
    response: savedView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-views/:id',
    access: 'signedIn',
    summary: 'Forget a kept view',
    params: idParams,
  }),
};
