import { holdsAll } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSession } from '../../lib/session.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { roleQueries } from '../roles/index.ts';
import { words } from './words.ts';

/** The roles one may give: nobody gives more than they have, or what they may not see. */
export function RoleField(field: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { user, can } = useSession();
  const maySee = can('read', 'Role');
  const all = useQuery({ ...roleQueries.all(), enabled: maySee }).data?.data ?? [];
  const givable = all.filter(({ permissions }) => holdsAll(user?.ability ?? [], permissions));
  if (!maySee) return <p className="muted">{words.form.rolesUnseen}</p>;
  return (
    <SelectField
      // Made anew when the roles have come, so that the one already chosen is shown.
      key={givable.length}
      {...field}
      hint={givable.length < all.length ? words.form.rolesHidden : undefined}
      placeholder={words.form.chooseRole}
      options={givable.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
