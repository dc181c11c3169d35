import type { FamilyLink } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EndLink } from './end-link.tsx';
import { words } from './words.en.ts';

const { keepers: texts } = words;

/** Who may see until when this member is paid, and pay for them. */
export function KeepersCard({ links }: { links: readonly FamilyLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card title={texts.title} padded={false}>
      <ul className="own-lines keepers">
        {links.map((link) => (
          <li key={link.id}>
            <div>
              <b>{link.keeper?.name}</b>
              <small>
                {texts.since(
                  format.day((link.answeredAt ?? link.askedAt).slice(0, 10)),
                  link.paymentsMade ?? 0,
                )}
              </small>
            </div>
            <EndLink link={link} label={words.end} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
