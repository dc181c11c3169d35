import { z } from 'zod';
import { can, endpoint } from '../../endpoint.ts';
import { id, idParams, instant } from '../../values/fields.ts';
import { noteBody } from './note.schema.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

const memberNote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  /** Its author may take it away. */
  isOwn: z.boolean(),
  createdAt: instant,
});
export type MemberNote = z.output<typeof memberNote>;

const records: Records = { reads: ['Note'], touches: ['Note'] };

/** What the office notes about a member, for the office alone. */
export const memberNotes = withRecords(records, {
  listNotes: endpoint({
    method: 'GET',
    path: '/member/:id/notes',
    access: can('read', 'Member'),
    summary: 'What staff noted about a member, newest first',
    params: idParams,
    response: z.array(memberNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/member/:id/notes',
    access: can('update', 'Member'),
    summary: 'Note something about a member',
    params: idParams,
    body: noteBody,
    response: memberNote,
    status: 201,
    idempotent: true,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/member/notes/:id',
    access: can('update', 'Member'),
    summary: 'Take a note of one’s own away',
    params: idParams,
  }),
});
