import type { Member, MembershipFeeRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { payAddress, statusAddress } from '../../../shared/payment-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import { memberDue } from './member-due.ts';

const { due: texts } = words;

const addressesOf = ({ id, memberId }: MembershipFeeRow) => ({ kind: 'fee' as const, id, memberId });

/** What has to be settled, the one button that settles it, and the way to give. */
export function DuePanel({ member }: { member: Member }) {
  const fees = useQuery(ownQueries.fees(member.id)).data;
  const offer = useQuery(ownQueries.offer(member.id)).data;
  if (!fees || offer === undefined) return null;
  const due = memberDue(fees, offer);
  return (
    <section className="due" aria-label={texts.title}>
      {due.kind === 'pay' && <ToPay fee={due.fee} />}
      {due.kind === 'wait' && <Waiting fee={due.fee} />}
      <div className="two">
        {due.kind === 'pay' && (
          <a className="btn primary big" href={payAddress(addressesOf(due.fee))}>
            {due.fee.paymentStatus === 'rejected'
              ? texts.again(balance(due.fee))
              : texts.pay(balance(due.fee))}
          </a>
        )}
        {due.kind === 'renew' && (
          <ButtonLink
            tone="primary"
            big
            icon="renew"
            to={`/membership-details/${member.id}/renew-membership-fee`}
          >
            {texts.renew(format.money(due.amount, due.currency))}
          </ButtonLink>
        )}
        <ButtonLink big icon="donation" to={`/membership-details/${member.id}/make-donation`}>
          {texts.donate}
        </ButtonLink>
      </div>
      {due.kind === 'renew' && <p className="muted">{texts.mayRenew(format.day(due.from))}</p>}
      {due.kind === 'nothing' && (
        <p className="muted">
          <Icon name="tick" /> {texts.nothing}
        </p>
      )}
    </section>
  );
}

const balance = (fee: MembershipFeeRow) => format.money(fee.balance, fee.currency);

function ToPay({ fee }: { fee: MembershipFeeRow }) {
  const isRejected = fee.paymentStatus === 'rejected';
  const isFailed = fee.paymentStatus === 'failed';
  return (
    <Note tone={isRejected || isFailed ? 'danger' : 'warning'} title={titleOf(fee)}>
      <p>
        {isRejected && `${texts.rejected} `}
        {isFailed && `${texts.failed} `}
        {texts.quote(fee.reference)}
      </p>
    </Note>
  );
}

const titleOf = ({ kind, periodTo }: MembershipFeeRow) =>
  kind === 'registration' ? texts.registration : texts.renewal(periodTo && format.day(periodTo));

const Waiting = ({ fee }: { fee: MembershipFeeRow }) => (
  <Note
    tone="warning"
    icon="clock"
    title={fee.paymentStatus === 'pending' ? texts.checking(balance(fee)) : texts.processing(balance(fee))}
  >
    <p>
      {fee.paymentStatus === 'pending' && `${texts.checkingText(fee.reference)} `}
      <a href={statusAddress(addressesOf(fee))}>{texts.seeStatus}</a>
    </p>
  </Note>
);
