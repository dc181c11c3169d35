import type { FoundInBackup } from '@kathok/contract';
import type { ReactNode } from 'react';
import { format } from '../../../language/format.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { FocusedError } from '../../../ui/text/states/focused-error.tsx';
import { words } from '../words.en.ts';

const say = words.restore;

type FoundCardProps = { found: FoundInBackup; error: Error | null; children: ReactNode };

/** What somebody is about to bring back, in the figures they know. */
export function FoundCard({ found, error, children }: FoundCardProps) {
  const { madeAt, version, members, payments, contents } = found;
  const facts: [string, string | null][] = [
    [say.centre, contents?.centre || null],
    [say.made, version ? say.madeBy(momentText(madeAt), version) : momentText(madeAt)],
    [say.members, members === null ? null : format.number(members)],
    [say.payments, payments === null ? null : format.number(payments)],
    [say.receipts, contents?.lastReceipt ? say.upTo(contents.lastReceipt) : null],
    [say.money, contents ? sumsText(contents.sums) : null],
  ];
  return (
    <section className="inside" aria-label={say.inside}>
      <p>
        <Icon name="tick" /> <b>{say.inside}</b>
      </p>
      <dl>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {children}
      <p>{say.after}</p>
      <FocusedError error={error} />
    </section>
  );
}

/** Sums come in minor units. */
const sumsText = (sums: readonly { currency: string; amount: string }[]) =>
  sums.map(({ currency, amount }) => format.money((Number(amount) / 100).toFixed(2), currency)).join(', ') ||
  null;
