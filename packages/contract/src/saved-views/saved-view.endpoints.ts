import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';
import { savedView, savedViewBody } from './saved-view.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['SavedView'], touches: ['SavedView'] };

/** Own ones only: a view of somebody else does not exist. */
export const savedViews = withRecords(records, {
  all: endpoint({
    method: 'GET',
    path: '/saved-views',
    access: 'signedIn',
    summary: 'The views that one has kept for a list',
    query: savedViewBody.pick({ list: true }),
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
});
