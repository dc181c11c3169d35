import type { MemberRow } from '@kathok/contract';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { memberColumns } from '../../members/index.ts';
import { words } from '../words.en.ts';

const { action, renew, renewOf } = words.due;
const renewable = new Set(['current', 'grace', 'lapsed']);
const ofTheRegister = new Set(['name', 'type', 'standing', 'paidUntil']);

export const dueColumns: Column<MemberRow>[] = [
  ...memberColumns.filter(({ key }) => ofTheRegister.has(key)),
  {
    key: 'renew',
    label: action,
    align: 'end',
    cell: ({ id, name, standing }) =>
      renewable.has(standing) && (
        <ButtonLink icon="renew" to={`/renew-membership/renewal/${id}/renew`} aria-label={renewOf(name)}>
          {renew}
        </ButtonLink>
      ),
  },
];
