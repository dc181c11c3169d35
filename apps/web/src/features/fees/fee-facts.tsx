import { format } from '../../language/format.ts';
import type { MembershipFee } from '@kathok/contract';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { CorrectedBadge, isCorrected, PaymentStatusBadge } from '../money/index.ts';
import { words } from './words.en.ts';

const { facts } = words;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

const spanText = ({ periodFrom, periodTo }: Pick<MembershipFee, 'periodFrom' | 'periodTo'>) =>
  words.span(format.day(periodFrom), periodTo && format.day(periodTo));

/** What is owed, by whom, for which days. */
export const FeeFacts = ({ fee }: { fee: MembershipFee }) => (
  <Card
    title={facts.title}
    actions={
      fee.status === 'waived' ? (
        words.statuses.waived
      ) : fee.paymentStatus === 'unpaid' && fee.payments.some(isCorrected) ? (
        <CorrectedBadge />
      ) : (
        <PaymentStatusBadge status={fee.paymentStatus} isSimulated={fee.isSimulated} />
      )
    }
  >
    <dl className="facts">
      <Fact label={facts.member}>
        <Link className="who" to={`/membership-list/view/${fee.memberId}`}>
          {fee.memberName}
        </Link>{' '}
        <span className="muted num">{fee.membershipCode}</span>
      </Fact>
      <Fact label={facts.terms}>{words.terms(fee.membershipType, fee.paymentFrequency, fee.periods)}</Fact>
      <Fact label={facts.days[fee.status]}>{spanText(fee)}</Fact>
      <Fact label={facts.amount}>
        <b className="num">{format.exactMoney(fee.amount, fee.currency)}</b>
      </Fact>
      <Fact label={facts.paid}>
        <span className="num">{format.exactMoney(fee.amountPaid, fee.currency)}</span>
      </Fact>
      {fee.status === 'open' && (
        <Fact label={facts.balance}>
          <span className="num">{format.exactMoney(fee.balance, fee.currency)}</span>
        </Fact>
      )}
      <Fact label={facts.reference}>
        <span className="num">{fee.reference}</span>
      </Fact>
      <Fact label={facts.number}>
        <span className="num">{fee.feeNumber}</span>
      </Fact>
      <Fact label={facts.state}>{words.statuses[fee.status]}</Fact>
      {fee.renewalId && (
        <Fact label={facts.renewal}>
          <Link to={`/renew-membership/list/${fee.renewalId}/edit`}>{facts.openRenewal}</Link>
        </Fact>
      )}
    </dl>
  </Card>
);
