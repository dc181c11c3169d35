import { z } from 'zod';
import { actions, subjects } from '../abilities.ts';
import { can, endpoint } from '../endpoint.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { permission } from './permission.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['Role'] };
export const permissions = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/permissions',
    access: can('read', 'Role'),
    summary: 'Permissions, paged',
    query: pageQuery(['name', 'subject', 'action'], {
      subject: emptyIsAbsent(z.enum(subjects)),
      action: emptyIsAbsent(z.enum(actions)),
    }),
    response: paged(permission),
  }),
  all: endpoint({
    method: 'GET',
    path: '/permissions/all',
    access: can('read', 'Role'),
    summary: 'Every permission',
    response: z.array(permission),
  }),
});
