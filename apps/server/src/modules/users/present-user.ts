import { type User, userPhotoPath } from '@kathok/contract';
import type { ListedUserRow, UserRow } from './user.repository.ts';

/** A user as the outside sees one. */
export function toUser(row: ListedUserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    photo: userPhotoPath(row.id, row.photoFileId),
    roleId: row.roleId,
    role: row.role,
    roleType: row.roleType,
    status: row.status,
    memberId: row.memberId,
    hasPassword: row.hasPassword,
    hasSecondFactor: row.hasSecondFactor,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** What the audit tells about a user. */
export function auditableUser({ name, email, phone, role, status, photoFileId }: UserRow) {
  return { name, email, phone, role, status, photo: photoFileId };
}

export function auditedUser({ id, name }: UserRow) {
  return { entity: 'User', entityId: id, label: name };
}
