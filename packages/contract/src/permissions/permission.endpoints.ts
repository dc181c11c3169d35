import { z } from 'zod';
import { actions, subjects } from '../abilities.ts';
import { can, endpoint } from '../endpoint.ts';
import { id } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';

export const permission = z.object({
  id,
  action: z.enum(actions),
  subject: z.enum(subjects),
  name: z.string(),
  description: z.string(),
  /** Names of the roles that have it. */
  assignedTo: z.array(z.string()),
});
export type Permission = z.output<typeof permission>;

export const permissions = {
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
};
