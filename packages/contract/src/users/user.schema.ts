import { z } from 'zod';
import { roleTypes } from '../abilities.ts';
import { email, id, instant, name, phone, record, version } from '../values/fields.ts';
import { newPassword } from '../auth/password.schema.ts';

export const userStatuses = ['active', 'disabled'] as const;

export const user = z.object({
  ...record,
  name: z.string(),
  /** Null for a member who logs in by code or phone. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
  roleId: id,
  role: z.string(),
  roleType: z.enum(roleTypes),
  status: z.enum(userStatuses),
  memberId: id.nullable(),
  /** False while an invitation has not been taken up. */
  hasPassword: z.boolean(),
  /** An authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
});
export type User = z.output<typeof user>;

export const userOption = user.pick({ id: true, name: true, email: true, role: true, status: true });

export const createUserBody = z.strictObject({
  name,
  email,
  phone: phone.optional(),
  roleId: id,
  password: newPassword.optional(),
});
export const updateUserBody = z.strictObject({
  name: name.optional(),
  email: email.optional(),
  phone: phone.nullable().optional(),
  roleId: id.optional(),
  status: z.enum(userStatuses).optional(),
  version: version.optional(),
});

/** Below `/api`. Another picture is another address, so a browser may keep what it has. */
export function userPhotoPath(userId: string, photoFileId: string | null): string | null {
  return photoFileId && `/users/${userId}/photo?v=${photoFileId}`;
}
