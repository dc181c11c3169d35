import type { SetupSteps } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

const { works: text } = words.setup;

/** What people outside can do by now, and what not yet. */
export function ReadyParts({ steps: { fees, bank, mail } }: { steps: SetupSteps }) {
  const lines = [
    fees.state === 'done'
      ? { isOpen: true, text: text.registration }
      : { isOpen: false, text: text.noRegistration },
    bank.state === 'open'
      ? { isOpen: false, text: text.noTransfers }
      : { isOpen: true, text: text.transfers },
    { isOpen: true, text: text.receipts },
    mail.state === 'done' ? { isOpen: true, text: text.mail } : { isOpen: false, text: text.noMail },
  ];
  return (
    <Card title={text.title}>
      <ul className="works">
        {lines.map((line) => (
          <li key={line.text}>
            <Icon name={line.isOpen ? 'tick' : 'ring'} />
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
