import { z } from 'zod';
import { roleTypes } from '../abilities.ts';
import { can, endpoint } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { user } from '../users/user.schema.ts';
import { role, createRoleBody, updateRoleBody } from './role.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['Role', 'User'], touches: ['Role'] };
export const roles = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    access: can('read', 'Role'),
    summary: 'Roles, paged; `takeAll=true` answers every role',
    query: pageQuery(['name', 'roleType', 'userCount', 'createdAt'], {
      takeAll: emptyIsAbsent(z.stringbool()),
      roleType: emptyIsAbsent(z.enum(roleTypes)),
    }),
    response: paged(role),
  }),
  get: endpoint({
    method: 'GET',
    path: '/roles/:id',
    access: can('read', 'Role'),
    summary: 'One role with its permissions',
    params: idParams,
    response: role,
  }),
  users: endpoint({
    method: 'GET',
    path: '/roles/:id/users',
    access: can('read', 'Role'),
    summary: 'The users who have a role',
    params: idParams,
    query: pageQuery(['name', 'email'], {}),
    response: paged(
      user.pick({ id: true, name: true, email: true, status: true, photo: true, lastLoginAt: true }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path: '/roles',
    access: can('manage', 'Role'),
    summary: 'Add a role, with rights one holds oneself',
    stepUp: 'always',
    body: createRoleBody,
    response: role,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/roles/:id',
    access: can('manage', 'Role'),
    summary: 'Change a role; system roles keep their abilities',
    stepUp: { fields: ['permissionIds', 'roleType', 'requiresSecondFactor', 'secondFactorEachTime'] },
    params: idParams,
    body: updateRoleBody,
    response: role,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/roles/:id',
    access: can('manage', 'Role'),
    summary: 'Remove a role that nobody has',
    params: idParams,
  }),
});
