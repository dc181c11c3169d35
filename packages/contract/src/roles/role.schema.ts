import { z } from 'zod';
import { roleTypes } from '../abilities.ts';
import { id, line, paragraph, record, version } from '../values/fields.ts';
import { permission } from '../permissions/permission.schema.ts';

export const role = z.object({
  ...record,
  name: z.string(),
  description: z.string(),
  roleType: z.enum(roleTypes),
  permissions: z.array(permission.omit({ assignedTo: true })),
  userCount: z.number().int(),
  isSystem: z.boolean(),
  /** Staff with this role need a code or a passkey beside their password. */
  requiresSecondFactor: z.boolean(),
  /** They are asked for it at each sign-in, and no device is spared it for thirty days. */
  secondFactorEachTime: z.boolean(),
});
export type Role = z.output<typeof role>;

const permissionIds = z
  .array(id)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'must not repeat');

export const createRoleBody = z.strictObject({
  name: line(60),
  description: paragraph(300).optional(),
  roleType: z.enum(roleTypes),
  permissionIds,
  requiresSecondFactor: z.boolean().optional(),
  secondFactorEachTime: z.boolean().optional(),
});
export const updateRoleBody = createRoleBody.partial().extend({ version: version.optional() });
