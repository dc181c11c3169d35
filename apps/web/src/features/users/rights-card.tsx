import type { Role } from '@kathok/contract';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { rightsInWords } from '../roles/index.ts';
import { RightsList } from './rights-list.tsx';
import { words } from './words.en.ts';

/** What the role allows, in words. */
export function RightsCard({ role }: { role: Role }) {
  const { can } = useSession();
  return (
    <Card
      title={words.view.mayDo}
      actions={can('manage', 'Role') && <Link to={`/roles/view/${role.id}/edit`}>{words.view.openRole}</Link>}
    >
      <p className="muted">{words.view.mayDoAs(role.name)}</p>
      <RightsList rights={rightsInWords(role.permissions)} />
    </Card>
  );
}
