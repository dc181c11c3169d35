export const actions = ['manage', 'read', 'create', 'update', 'export'] as const;
export const subjects = [
  'all',
  'Dashboard',
  'Master',
  'Member',
  'Donation',
  'User',
  'Role',
  'Password',
  'Report',
  'Audit',
  'MemberProfile',
  'Ritual',
] as const;

export type Action = (typeof actions)[number];
export type Subject = (typeof subjects)[number];

/** One right: an action on a subject, both from a closed list. */
export type Right = { action: Action; subject: Subject };
export type Ability = readonly Right[];

/** `manage` includes every action, `all` every subject. Deleting needs `manage`. */
export function isAllowed(ability: Ability, action: Action, ...subjects: [Subject, ...Subject[]]): boolean {
  return ability.some(
    (right) =>
      (right.action === 'manage' || right.action === action) &&
      (right.subject === 'all' || subjects.includes(right.subject)),
  );
}

/** Nobody can grant what they do not hold. */
export function holdsAll(ability: Ability, rights: Ability): boolean {
  return rights.every(({ action, subject }) => isAllowed(ability, action, subject));
}

export const roleTypes = ['admin', 'user'] as const;
export type RoleType = (typeof roleTypes)[number];
