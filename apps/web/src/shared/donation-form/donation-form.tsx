import { format } from '../../language/format.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextArea } from '../../ui/forms/fields/text-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { offersFor, type Purpose, timesSum } from './amounts.ts';
import { sumOf } from './donation-draft.ts';
import { timesPaid } from './reading/plan-reading.ts';
import { OfferedReading, Reading } from './reading/reading.tsx';
import { DonationSummary } from './donation-summary.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { type AskedDonation, useDonation, type CreateDonation } from './use-donation.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { DonorFields } from './donor-fields.tsx';
import { words as readingWords } from './reading/words.en.ts';
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
  /** The purpose, the ritual and the day that the address of the page names. */
  asked: AskedDonation;
  /** The member in whose name the donation is given; a guest says it in the form. */
  member?: Giver;
  /** Somebody came for names to be read, so that is asked first. */
  beginsWithNames?: boolean;
  /** Stands below the heading. */
  aside?: ReactNode;
  create: CreateDonation;
};

const twoDecimals = (sum: string) => Number(sum).toFixed(2);
const moneyOf = (sum: string | null) => sum && format.money(twoDecimals(sum), 'BTN');

/** The first of two steps: what for, how much, who, for whom. */
export function DonationForm({ purposes, asked, member, beginsWithNames, aside, create }: DonationFormProps) {
  const form = useDonation(purposes, asked, member?.id, create);
  const isFirst = beginsWithNames === true || asked.reading !== null;
  const { donation, change, errorOf, pending, told, onSubmit, purpose, reading, canBeTold } = form;
  const parts = { donation, change, errorOf };
  const each = sumOf(donation);
  const sum = moneyOf(each && timesSum(each, timesPaid(reading.plan)));
  const send = sum ? words.next(sum) : words.nextPlain;
  const ofReading = { ...parts, ...reading, canBeTold };
  return (
    <>
      <div className="give-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <StepList steps={['donation', 'pay']} current="donation" names={words.steps} />
      </div>
      <div className="give">
        <form id="donation-form" method="post" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={told.errors} />
          <ToldMeanwhile {...told} />
          {aside}
          {isFirst && <Reading {...ofReading} />}
          <PurposeChoice {...parts} purposes={purposes} />
          <AmountChoice {...parts} purpose={purpose} />
          {member ? <MemberGives member={member} /> : <DonorFields {...parts} />}
          {!isFirst && <OfferedReading {...ofReading} key={String(form.isRead)} />}
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
          <div className="paybar">
            <SubmitButton tone="primary" big wide pending={pending} pendingLabel={words.sending}>
              {send}
            </SubmitButton>
          </div>
        </form>
        <DonationSummary
          sum={sum}
          each={moneyOf(each)}
          does={offersFor(purpose).find(({ amount }) => amount === donation.chosen)?.does ?? ''}
          purpose={purpose?.name ?? ''}
          from={member ? nameOf(member) : donation.nameless ? words.namelessDonation : donation.donorName}
          donation={donation}
          plan={reading.plan}
          canBeTold={canBeTold}
          pending={pending}
        />
      </div>
    </>
  );
}

type ToldProps = ReturnType<typeof useDonation>['told'];

/** What happened while the donation was on its way, before anything is paid. */
const ToldMeanwhile = ({ closedMeanwhile, isTypedMeanwhile }: ToldProps) => (
  <>
    {closedMeanwhile && (
      <p className="note warning" role="alert">
        {readingWords.closedMeanwhile(
          format.longDay(closedMeanwhile.date),
          format.longDay(closedMeanwhile.nextDate),
        )}
      </p>
    )}
    {isTypedMeanwhile && (
      <p className="note plain" role="alert">
        {words.typedMeanwhile}
      </p>
    )}
  </>
);
