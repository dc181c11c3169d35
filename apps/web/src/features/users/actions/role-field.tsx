import { holdsAll } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSession } from '../../../lib/session.ts';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { roleQueries } from '../../roles/index.ts';
import { words } from '../words.en.ts';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  /** The one that is given already. */
  present?: { id: string; name: string };
};

/** The roles one may give: nobody gives more than they have, or what they may not see. */
export function RoleField({ present, ...field }: RoleFieldProps) {
  const { user, can } = useSession();
  const maySee = can('read', 'Role');
  const { data } = useQuery({ ...roleQueries.all(), enabled: maySee });
  const all = data?.data ?? [];
  const givable = all.filter(({ permissions }) => holdsAll(user?.ability ?? [], permissions));
  const offered = data ? givable : present ? [present] : [];
  if (!maySee) return <p className="muted">{words.form.rolesUnseen}</p>;
  return (
    <SelectField
      {...field}
      hint={givable.length < all.length ? words.form.rolesHidden : undefined}
      // Never without options, also before the roles have come: with the first ones the control would be made anew, and
      // lose the focus.
      options={[{ id: '', name: words.form.chooseRole }, ...offered].map(({ id, name }) => ({
        value: id,
        label: name,
      }))}
    />
  );
}
