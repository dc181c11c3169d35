import { holdsAll, type Permission, type Role } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { Note } from '../../../ui/text/note.tsx';
import { PermissionMatrix } from '../matrix/permission-matrix.tsx';
import { RequireSecondFactor } from '../require-second-factor.tsx';
import { rightsInWords } from '../rights-in-words.ts';
import { words } from '../words.en.ts';

/** A role to look at: one that comes with the product, or one that may do more than oneself. */
export function ReadOnlyRole({ role, permissions }: { role: Role; permissions: Permission[] }) {
  const { user, can } = useSession();
  const holds = holdsAll(user?.ability ?? [], role.permissions);
  const mayRequire = role.isSystem && role.roleType === 'admin' && can('manage', 'Role') && holds;
  return (
    <div className="form-grid">
      <Note
        tone="info"
        icon={role.isSystem ? 'lotus' : 'key'}
        title={role.isSystem ? words.view.shippedTitle : words.view.strongerTitle}
      >
        {role.isSystem ? words.view.shippedText : words.view.strongerText}
      </Note>
      {mayRequire && <RequireSecondFactor role={role} />}
      <p>{words.may(rightsInWords(role.permissions))}</p>
      <PermissionMatrix
        permissions={permissions}
        choice={new Set(role.permissions.map(({ id }) => id))}
        ability={user?.ability ?? []}
      />
    </div>
  );
}
