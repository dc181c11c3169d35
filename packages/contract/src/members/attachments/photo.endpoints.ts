import { z } from 'zod';
import { endpoint, ownOr } from '../../endpoint.ts';
import { idParams, upload } from '../../values/fields.ts';
import { member } from '../member.schema.ts';
import { emptyIsAbsent } from '../../values/page.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

const records: Records = { reads: ['Member'], touches: ['Member'] };
export const memberPhotos = withRecords(records, {
  getPhoto: endpoint({
    method: 'GET',
    path: '/member/:id/photo',
    access: ownOr('read', 'Member'),
    summary: 'The picture of a member',
    params: idParams,
    query: z.strictObject({ v: emptyIsAbsent(z.string().max(64)) }),
    answersFile: true,
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/member/:id/photo',
    access: ownOr('update', 'Member'),
    summary: 'Give a member a picture',
    params: idParams,
    encoding: 'multipart',
    body: z.strictObject({ photo: upload }),
    response: member,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/member/:id/photo',
    access: ownOr('update', 'Member'),
    summary: 'Take the picture of a member away',
    params: idParams,
    response: member,
  }),
});
