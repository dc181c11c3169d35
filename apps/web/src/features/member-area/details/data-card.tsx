import { type Member, privacy } from '@kathok/contract';
import { today } from '../../../lib/today.ts';
import { Card } from '../../../ui/card.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { words } from '../words.en.ts';

const { data: texts } = words;

/** A copy of everything that the centre holds about the member. */
export const DataCard = ({ member }: { member: Member }) => (
  <Card title={texts.title}>
    <div className="form-grid">
      <p className="muted">
        {texts.lead} {texts.erase}
      </p>
      <p>
        <SaveFileButton
          path={privacy.download.path.replace(':id', member.id)}
          fileName={`my-data-${today()}.zip`}
        >
          {texts.download}
        </SaveFileButton>
      </p>
    </div>
  </Card>
);
