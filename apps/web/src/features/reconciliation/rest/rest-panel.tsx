import { format } from '../../../language/format.ts';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';
import { type Difference, mayMatch, type Proposal } from './difference.ts';
import { RestField } from './rest-field.tsx';

const said = words.rest;
const sum = (amount: string) => format.exactMoney(amount, 'BTN');

type RestPanelProps = {
  received: string;
  payment: Proposal;
  difference: Difference;
  purposeId: string;
  onPurpose: (purposeId: string) => void;
  isMissing: boolean;
};

/** More or less came in than is due, or was approved: what follows from it, solved where it is seen. */
export function RestPanel({ received, difference, ...rest }: RestPanelProps) {
  const { kind, by, due, isApproved, asksPurpose } = difference;
  if (!asksPurpose) return <Consequence difference={difference} payment={rest.payment} />;
  return (
    <section className="rest-in">
      <h3>{isApproved ? said.overApproved(by) : said.over(by)}</h3>
      <dl className="explained">
        <div>
          <dt>{said.bank}</dt>
          <dd className="num">{sum(received)}</dd>
        </div>
        <div>
          <dt>{isApproved ? said.approvedFor : said.due}</dt>
          <dd className="num">{sum(due)}</dd>
        </div>
        <div>
          <dt>{said.by}</dt>
          <dd className="num">{sum(by)}</dd>
        </div>
      </dl>
      {kind === 'over' && (
        <RestField value={rest.purposeId} onChange={rest.onPurpose} isMissing={rest.isMissing} />
      )}
    </section>
  );
}

function Consequence({ difference, payment }: Pick<RestPanelProps, 'difference' | 'payment'>) {
  const { kind, by, isApproved } = difference;
  if (!mayMatch(difference)) return <Note tone="warning">{said.correctFirst}</Note>;
  if (kind === 'exact') return null;
  if (kind === 'held') return <Note tone="warning">{said.held}</Note>;
  if (isApproved) return <Note>{said.donationRest(by)}</Note>;
  return <Note>{payment.dueKind === 'fee' ? said.short(by) : said.donation(payment.amount)}</Note>;
}
