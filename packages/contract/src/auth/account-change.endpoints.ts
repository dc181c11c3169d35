import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { touches: ['User', 'Member', 'Device'] };

/** What somebody does who is told that their account was changed, and it was not them. */
export const accountChanges = withRecords(records, {
  undo: endpoint({
    method: 'POST',
    path: '/auth/undo-change',
    access: 'public',
    asksProof: true,
    summary:
      'With the link “This was not me”, once: the contact of before comes back, all sessions end, and a link to choose a password goes to it',
    body: z.strictObject({ token: z.string('must be text').min(1, 'must not be empty').max(200) }),
  }),
});
