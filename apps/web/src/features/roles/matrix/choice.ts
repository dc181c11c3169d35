import type { Ability, Action, Permission, Subject } from '@kathok/contract';
import { isAllowed } from '@kathok/contract';

export type MatrixPermission = Pick<Permission, 'id' | 'action' | 'subject' | 'name' | 'description'>;

/** The ids that were ticked. What these include is ticked too, and comes back when they are unticked. */
export type Choice = ReadonlySet<string>;

/** The actions from little to much; the last one includes the others. */
export const columns = ['read', 'create', 'update', 'export', 'manage'] as const satisfies Action[];

const find = (permissions: readonly MatrixPermission[], action: Action, subject: Subject) =>
  permissions.find((permission) => permission.action === action && permission.subject === subject);

/** What is already given by something larger that is ticked. */
export function includedIn(
  permissions: readonly MatrixPermission[],
  choice: Choice,
  { action, subject }: MatrixPermission,
): 'everything' | 'manage' | null {
  const has = (subject: Subject) => {
    const larger = find(permissions, 'manage', subject);
    return larger !== undefined && choice.has(larger.id);
  };
  if (subject !== 'all' && has('all')) return 'everything';
  return action !== 'manage' && has(subject) ? 'manage' : null;
}

/** Who adds, changes or exports has to see; and who no longer sees can do none of it. */
export function toggle(
  permissions: readonly MatrixPermission[],
  choice: Choice,
  { id, action, subject }: MatrixPermission,
): Choice {
  const next = new Set(choice);
  const seeing = find(permissions, 'read', subject);
  if (!choice.has(id)) {
    next.add(id);
    if (seeing && action !== 'manage') next.add(seeing.id);
    return next;
  }
  next.delete(id);
  if (action === 'read') {
    for (const other of permissions) {
      if (other.subject === subject && other.action !== 'manage') next.delete(other.id);
    }
  }
  return next;
}

/** What has to be kept: the ticked ones that nothing larger includes. */
export function granted(permissions: readonly MatrixPermission[], choice: Choice): MatrixPermission[] {
  return permissions.filter(
    (permission) => choice.has(permission.id) && includedIn(permissions, choice, permission) === null,
  );
}

/** The permissions that one has oneself: nobody gives more than they have. */
export const givable = (permissions: readonly MatrixPermission[], ability: Ability): MatrixPermission[] =>
  permissions.filter(({ action, subject }) => isAllowed(ability, action, subject));
