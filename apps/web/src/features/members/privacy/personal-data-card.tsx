import { type Member, privacy } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { Card } from '../../../ui/card.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { words } from './words.en.ts';

/** A copy of everything, for anyone in the office who may take data along. */
export function PersonalDataCard({ member }: { member: Member }) {
  const { can } = useSession();
  if (!can('export', 'Member')) return null;
  return (
    <Card title={words.title}>
      <div className="form-grid">
        <p className="muted">{words.lead}</p>
        <p>
          <SaveFileButton
            path={privacy.download.path.replace(':id', member.id)}
            fileName={`personal-data-${member.membershipCode}-${today()}.zip`}
          >
            {words.download}
          </SaveFileButton>
        </p>
      </div>
    </Card>
  );
}
