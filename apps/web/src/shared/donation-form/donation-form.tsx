import { format } from '../../language/format.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextArea } from '../../ui/forms/fields/text-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { offersFor, type Purpose } from './amounts.ts';
import { Dedication } from './dedication.tsx';
import { namesOf, sumOf } from './donation-draft.ts';
import { DonationSummary } from './donation-summary.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { useDonation, type CreateDonation } from './use-donation.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { DonorFields } from './donor-fields.tsx';
import { words } from './words.en.ts';
import type { ReactNode } from 'react';

type Giver = {
  id: string;
  /** Replaces the question who gives. */
  heading?: string;
  /** Name and membership code come a moment after the form. */
  card: { name: string; membershipCode: string } | undefined;
  /** Stands in place of the name where no member has this id. */
  unknown?: ReactNode;
};

const nameOf = ({ card }: Giver): string => (card ? words.memberGives(card.name, card.membershipCode) : '…');

/** Takes the place of the donor's fields where the donation is a member's. */
const MemberGives = ({ member }: { member: Giver }) => (
  <section>
    <h2>{member.heading ?? words.donor}</h2>
    {member.unknown ?? <p className="note plain">{nameOf(member)}</p>}
  </section>
);

type DonationFormProps = {
  purposes: readonly Purpose[];
  /** The purpose that the address of the page names. */
  askedPurposeId: string | null;
  /** The member in whose name the donation is given; a guest says it in the form. */
  member?: Giver;
  create: CreateDonation;
};

const twoDecimals = (sum: string) => Number(sum).toFixed(2);

/** The first of two steps: what for, how much, who, for whom. */
export function DonationForm({ purposes, askedPurposeId, member, create }: DonationFormProps) {
  const { donation, isRead, change, errorOf, errors, pending, isTypedMeanwhile, onSubmit, purpose } =
    useDonation(purposes, askedPurposeId, member?.id, create);
  const parts = { donation, change, errorOf };
  const typed = sumOf(donation);
  const sum = typed && format.money(twoDecimals(typed), 'BTN');
  const send = sum ? words.next(sum) : words.nextPlain;
  return (
    <>
      <div className="give-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <StepList steps={['donation', 'pay']} current="donation" names={words.steps} />
      </div>
      <div className="give">
        <form id="donation-form" method="post" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <PurposeChoice {...parts} purposes={purposes} />
          <AmountChoice {...parts} purpose={purpose} />
          {member ? <MemberGives member={member} /> : <DonorFields {...parts} />}
          <Dedication {...parts} key={String(isRead)} />
          <TextArea
            name="message"
            label={words.labels.message}
            hint={words.messageHint}
            optional
            rows={2}
            maxLength={1000}
            value={donation.message}
            error={errorOf('message')}
            onChange={(event) => change('message', event.target.value)}
          />
          {isTypedMeanwhile && (
            <p className="note plain" role="alert">
              {words.typedMeanwhile}
            </p>
          )}
          <div className="paybar">
            <SubmitButton tone="primary" big wide pending={pending} pendingLabel={words.sending}>
              {send}
            </SubmitButton>
          </div>
        </form>
        <DonationSummary
          sum={sum}
          does={offersFor(purpose).find(({ amount }) => amount === donation.chosen)?.does ?? ''}
          purpose={purpose?.name ?? ''}
          from={member ? nameOf(member) : donation.nameless ? words.namelessDonation : donation.donorName}
          names={namesOf(donation).length}
          pending={pending}
        />
      </div>
    </>
  );
}
