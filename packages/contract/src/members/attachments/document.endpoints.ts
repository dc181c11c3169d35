import { z } from 'zod';
import { can, endpoint } from '../../endpoint.ts';
import { id, idParams, instant, upload } from '../../values/fields.ts';
import { documentTitle } from './document.schema.ts';
import { type Records, withRecords } from '../../record-kinds.ts';
import { uploadLimits } from '../../values/upload-limits.ts';

const memberDocument = z.object({
  id,
  title: z.string(),
  mediaType: z.string(),
  byteSize: z.number().int(),
  createdBy: z.string(),
  createdAt: instant,
});
export type MemberDocument = z.output<typeof memberDocument>;

const records: Records = { reads: ['Document'], touches: ['Document'] };

/** Papers of a member: an application form, a copy of an identity card. For staff alone. */
export const memberDocuments = withRecords(records, {
  listDocuments: endpoint({
    method: 'GET',
    path: '/member/:id/documents',
    access: can('update', 'Member'),
    summary: 'The papers kept with a member, newest first',
    params: idParams,
    response: z.array(memberDocument),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/member/:id/documents',
    access: can('update', 'Member'),
    summary: 'Keep a PDF or a picture with a member',
    params: idParams,
    encoding: 'multipart',
    maxFileBytes: uploadLimits.document,
    body: z.strictObject({ title: documentTitle, file: upload }),
    response: memberDocument,
    status: 201,
    idempotent: true,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/member/documents/:id',
    access: can('update', 'Member'),
    summary: 'One of the papers kept with a member',
    params: idParams,
    answersFile: true,
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/member/documents/:id',
    access: can('update', 'Member'),
    summary: 'Take a paper of a member away',
    params: idParams,
  }),
});
