import { z } from 'zod';
import { roleTypes } from '../abilities.ts';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { id, idParams, instant, upload } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { permission } from '../permissions/permission.schema.ts';
import { userStatuses, user, userOption, createUserBody, updateUserBody } from './user.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['User', 'Role'], touches: ['User'] };
export const users = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: can('read', 'User'),
    summary: 'Users, paged',
    query: pageQuery(['name', 'email', 'role', 'status', 'lastLoginAt', 'createdAt'], {
      roleId: emptyIsAbsent(id),
      roleType: emptyIsAbsent(z.enum(roleTypes)),
      status: emptyIsAbsent(z.enum(userStatuses)),
      /** Lists only users who were removed. */
      isRemoved: emptyIsAbsent(z.stringbool()),
    }),
    response: paged(user),
  }),
  all: endpoint({
    method: 'GET',
    path: '/users/all',
    access: can('read', 'User'),
    summary: 'Users for pickers',
    query: z.strictObject({ includeInactive: emptyIsAbsent(z.stringbool()) }),
    response: z.array(userOption),
  }),
  withRoles: endpoint({
    method: 'GET',
    path: '/users/users-with-roles',
    access: can('read', 'User'),
    summary: 'Users with their role and its permissions',
    response: z.array(
      user.omit({ role: true }).extend({
        role: z.object({
          id,
          name: z.string(),
          roleType: z.enum(roleTypes),
          permissions: z.array(permission.omit({ assignedTo: true })),
        }),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: ownOr('read', 'User'),
    summary: 'One user',
    params: idParams,
    response: user,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    access: can('create', 'User'),
    summary: 'Add a user; without a password an invitation is mailed',
    stepUp: { managingRole: 'roleId' },
    body: createUserBody,
    /** Null where a password was given instead of an invitation. */
    response: user.extend({ email: z.string(), isInvitationMailed: z.boolean().nullable() }),
    status: 201,
    idempotent: true,
  }),
  invitationLink: endpoint({
    method: 'POST',
    path: '/users/:id/invitation-link',
    access: can('manage', 'User'),
    summary: 'A new invitation as a link to hand over; the one before no longer works',
    stepUp: 'always',
    params: idParams,
    response: z.object({ link: z.string(), expiresAt: instant }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/:id',
    access: ownOr('update', 'User'),
    summary: 'Change a user; one’s own name and phone without the ability',
    stepUp: { fields: ['email', 'phone', 'roleId'] },
    params: idParams,
    body: updateUserBody,
    response: user,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: can('manage', 'User'),
    summary: 'Remove a user; never oneself, never the last Administrator',
    params: idParams,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/users/:id/restore',
    access: can('manage', 'User'),
    summary: 'Bring a removed user back, with the role and password they had',
    stepUp: 'always',
    params: idParams,
    response: user,
  }),
  getPhoto: endpoint({
    method: 'GET',
    path: '/users/:id/photo',
    access: ownOr('read', 'User'),
    summary: 'The picture of a user',
    params: idParams,
    query: z.strictObject({ v: emptyIsAbsent(z.string().max(64)) }),
    answersFile: true,
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/users/:id/photo',
    access: ownOr('update', 'User'),
    summary: 'Give a user a picture',
    params: idParams,
    encoding: 'multipart',
    body: z.strictObject({ photo: upload }),
    response: user,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/users/:id/photo',
    access: ownOr('update', 'User'),
    summary: 'Take the picture of a user away',
    params: idParams,
    response: user,
  }),
});
