import type { Role, RoleType } from '@kathok/contract';
import type { Difference } from '../../ui/conflict-note.tsx';
import type { MatrixPermission } from './matrix/choice.ts';
import { words } from './words.en.ts';

/** What the form of a role holds. */
export type RoleValues = { name: string; description: string; roleType: RoleType; permissionIds: string[] };

export const emptyRole: RoleValues = { name: '', description: '', roleType: 'admin', permissionIds: [] };

export const valuesOf = ({ name, description, roleType, permissions }: Role): RoleValues => ({
  name,
  description,
  roleType,
  permissionIds: permissions.map(({ id }) => id),
});

/** Where what was typed and what was saved by somebody else are not the same. */
export function roleDifferences(
  mine: Partial<RoleValues>,
  theirs: RoleValues,
  permissions: readonly MatrixPermission[],
): Difference[] {
  const { labels } = words.form;
  const names = (ids: readonly string[] = []) =>
    permissions
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const inWords = ({
    name = '',
    description = '',
    roleType = 'admin',
    permissionIds,
  }: Partial<RoleValues>) => [
    [labels.name, name] as const,
    [labels.description, description] as const,
    [labels.roleType, words.roleTypes[roleType]] as const,
    [labels.permissionIds, names(permissionIds)] as const,
  ];
  const there = inWords(theirs);
  return inWords(mine)
    .map(([label, text], index) => ({ label, mine: text, theirs: there[index]?.[1] ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs);
}
