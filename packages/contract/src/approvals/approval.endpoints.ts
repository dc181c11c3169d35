import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { id, idParams, line } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { approvalItem } from './approval.schema.ts';

/** Which of them somebody sees, and may decide on, follows from the right of the act. */
const canDecide = can('update', 'Member', 'Donation', 'Master');

const records: Records = { reads: ['Approval'], touches: ['Approval'] };

/** Acts that wait for a second person, where the centre wants two. */
export const approvals = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/approvals',
    access: can('read', 'Member', 'Donation', 'Master'),
    summary:
      'What waits for a second person, and for whom: old and new, who asked and why; oldest first. Those decided, newest first',
    query: pageQuery(['askedAt'], {
      state: emptyIsAbsent(z.enum(['waiting', 'decided'])),
      /** The fee, donation or bank line it is about. */
      entityId: emptyIsAbsent(id),
    }).omit({ q: true }),
    response: paged(approvalItem),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/approvals/:id/approve',
    access: canDecide,
    summary:
      'Let it happen: looked at anew, and done in the name of the person who approves. 403 `self_approval` for anybody who took part; 409 with what happened where it is outdated',
    params: idParams,
    stepUp: { approvalOf: 'id' },
    touches: [
      'Approval',
      'Fee',
      'Donation',
      'Certificate',
      'Member',
      'User',
      'Statement',
      'Setting',
      'Claim',
      'MemberList',
      'Message',
    ],
    response: approvalItem,
    idempotent: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/approvals/:id/decline',
    access: canDecide,
    summary: 'Say no, with a reason; the person who asked is told',
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    touches: ['Approval', 'Message'],
    response: approvalItem,
    idempotent: true,
  }),
});
