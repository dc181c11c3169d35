import { Motif } from '../../ui/pictures/motif.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { Donation } from './donation-draft.ts';
import { type ReadingPlan, timesPaid } from './reading/plan-reading.ts';
import { ReadingFacts, SumOfDays } from './reading/reading-facts.tsx';
import { words as readingWords } from './reading/words.en.ts';
import { words } from './words.en.ts';

type DonationSummaryProps = {
  /** All of it, as it will be paid. */
  sum: string | null;
  /** For one day of several. */
  each: string | null;
  does: string;
  purpose: string;
  from: string;
  donation: Donation;
  plan: ReadingPlan;
  canBeTold: boolean;
  pending: boolean;
};

/** The donation as it stands, beside the form; on a phone below it, where it has several days. */
export function DonationSummary(props: DonationSummaryProps) {
  const { sum, each, does, purpose, from, donation, plan, canBeTold, pending } = props;
  const times = timesPaid(plan);
  return (
    <aside
      className={classNames('card', 'donation', plan.days.length > 0 && 'always')}
      aria-label={words.yourDonation}
    >
      <div className="top">
        <span className="disc">
          <Motif name="lamp" />
        </span>
        <div>
          <b className="num">{sum ?? '–'}</b>
          <span>{times > 1 ? readingWords.summary.perDay(does, times) : does}</span>
        </div>
      </div>
      <div className="in">
        <dl className="facts">
          <dt>{words.labels.purposeId}</dt>
          <dd>{purpose}</dd>
          {from && (
            <>
              <dt>{words.from}</dt>
              <dd>{from}</dd>
            </>
          )}
          <ReadingFacts donation={donation} plan={plan} canBeTold={canBeTold} />
        </dl>
        {times > 1 && <SumOfDays each={each} times={times} sum={sum} />}
        <SubmitButton
          form="donation-form"
          tone="primary"
          big
          wide
          pending={pending}
          pendingLabel={words.sending}
        >
          {sum ? words.next(sum) : words.nextPlain}
        </SubmitButton>
        <p className="hint">{words.notCharged}</p>
      </div>
    </aside>
  );
}
