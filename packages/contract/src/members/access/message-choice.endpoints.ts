import { z } from 'zod';
import { endpoint, ownOr } from '../../endpoint.ts';
import { idParams } from '../../values/fields.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

const isOptedOut = z.boolean('must be true or false');
const messageChoice = z.object({ isOptedOut });

const records: Records = { touches: ['Member'] };

/** Whether a member gets reminders and messages of staff. Receipts and what was asked for come in any case. */
export const messageChoices = withRecords(records, {
  setMessageChoice: endpoint({
    method: 'PUT',
    path: '/member/:id/messages',
    access: ownOr('update', 'Member'),
    summary: 'Whether a member wants reminders and other messages',
    params: idParams,
    body: z.strictObject({ isOptedOut }),
    response: messageChoice,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/member/unsubscribe',
    access: 'public',
    asksProof: true,
    summary: 'The same without signing in, by the link that every such message carries',
    body: z.strictObject({ token: z.string('must be text').max(100), isOptedOut }),
    response: messageChoice,
  }),
});
