import type { RoleType } from '../abilities.ts';

export const passwordMaximum = 128;
export const passwordMinimum: Record<RoleType, number> = { admin: 15, user: 10 };
