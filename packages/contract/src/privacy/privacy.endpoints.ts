import { z } from 'zod';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';

/** What a person may ask of the centre about their data: a copy of all of it, and that it be erased. */
export const privacy = {
  download: endpoint({
    method: 'GET',
    path: '/member/:id/personal-data',
    access: ownOr('export', 'Member'),
    summary: 'Everything held about a member as one ZIP file, streamed; audited',
    params: idParams,
    answersFile: true,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/member/:id/erase',
    access: can('manage', 'Member'),
    summary:
      'Replace who a member is by nothing. Amounts, numbers, receipts and certificates stay. It cannot be undone',
    params: idParams,
    body: z.strictObject({
      /** Typed once more, so that nobody is erased by a slip of the hand. */
      membershipCode: z.string().trim().min(1, 'must be given').max(40),
      reason: z.string().trim().min(1, 'must be given').max(500),
    }),
  }),
};
