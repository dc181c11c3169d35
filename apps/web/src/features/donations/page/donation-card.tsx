import { format } from '../../../language/format.ts';
import { type Donation, parseAmount } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';
import { Fact } from './fact.tsx';

const { page } = words;

/** What was given, and how its money stands. */
export function DonationCard({ donation }: { donation: Donation }) {
  const { amount, currency, amountPaid, balance } = donation;
  const isPart = Boolean(parseAmount(amountPaid)) && Boolean(parseAmount(balance));
  return (
    <Card
      title={page.donation}
      actions={<PaymentStatusBadge status={donation.paymentStatus} isSimulated={donation.isSimulated} />}
    >
      <p className="donation-sum num">{format.money(amount, currency)}</p>
      <dl className="facts">
        <Fact label={page.purpose}>{donation.purpose}</Fact>
        <Fact label={page.day}>{format.day(donation.donatedOn)}</Fact>
        <Fact label={page.reference}>
          <span className="num">{donation.reference}</span>
        </Fact>
        {isPart && (
          <>
            <Fact label={page.paidSoFar}>{format.money(amountPaid, currency)}</Fact>
            <Fact label={page.balance}>{format.money(balance, currency)}</Fact>
          </>
        )}
        <Fact label={page.channel}>{words.channels[donation.channel]}</Fact>
        <Fact label={page.message}>{donation.message && <q className="as-typed">{donation.message}</q>}</Fact>
      </dl>
    </Card>
  );
}
