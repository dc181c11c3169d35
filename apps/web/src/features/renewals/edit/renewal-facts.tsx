import { format } from '../../../language/format.ts';
import type { MembershipRenewal } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { RenewalBadge } from '../list/renewal-columns.tsx';
import { words } from '../words.en.ts';

const { page } = words;

/** What was proposed, by which way, and what came of it. */
export const RenewalFacts = ({ renewal }: { renewal: MembershipRenewal }) => (
  <Card
    title={page.facts}
    actions={<PaymentStatusBadge status={renewal.paymentStatus} isSimulated={renewal.isSimulated} />}
  >
    <dl className="facts">
      <dt>{page.member}</dt>
      <dd>
        <Link className="who" to={`/membership-list/view/${renewal.memberId}`}>
          {renewal.memberName}
        </Link>{' '}
        <span className="muted num">{renewal.membershipCode}</span>
      </dd>
      <dt>{page.state}</dt>
      <dd>
        <RenewalBadge status={renewal.status} />
      </dd>
      <dt>{page.terms}</dt>
      <dd>{words.terms(renewal.membershipType, renewal.paymentFrequency, renewal.periods)}</dd>
      <dt>{page.covers}</dt>
      <dd>{words.span(format.day(renewal.periodFrom), renewal.periodTo && format.day(renewal.periodTo))}</dd>
      <dt>{page.amount}</dt>
      <dd>
        <b className="num">{format.exactMoney(renewal.amount, renewal.currency)}</b>
      </dd>
      <dt>{page.reference}</dt>
      <dd className="num">{renewal.reference}</dd>
      <dt>{page.channel}</dt>
      <dd>{words.channels[renewal.channel]}</dd>
      {renewal.receiptNumber && (
        <>
          <dt>{page.receipt}</dt>
          <dd className="num">{renewal.receiptNumber}</dd>
        </>
      )}
      <dt>{page.fee}</dt>
      <dd>
        <Link to={`/membership-fees/view/${renewal.feeId}`}>{page.openFee}</Link>
      </dd>
    </dl>
  </Card>
);
