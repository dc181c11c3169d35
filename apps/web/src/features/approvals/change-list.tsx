import type { Approval, ApprovalChange } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from './words.en.ts';
import './approvals.css';

function shown({ field }: ApprovalChange, value: string | null, currency: string | null): string {
  if (value === null) return words.none;
  if (field === 'amount' && currency) return format.exactMoney(value, currency);
  return words.values[value] ?? value;
}

/** What is, and what would be, one line for each thing. */
export const ChangeList = ({ changes, currency }: Pick<Approval, 'changes' | 'currency'>) => (
  <dl className="approval-changes">
    {changes.map((change) => {
      const { field, before, after } = change;
      const now = shown(change, before, currency);
      const then = shown(change, after, currency);
      return (
        <div key={field}>
          <dt>{words.fields[field] ?? field}</dt>
          <dd>
            {before === after ? (
              <span>{now}</span>
            ) : (
              <>
                {before !== null && (
                  <>
                    <del>{now}</del> <Icon name="right" />
                    <span className="hidden">{words.becomes}</span>{' '}
                  </>
                )}
                <ins>{then}</ins>
              </>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
