import { Motif } from '../../ui/pictures/motif.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { words } from './words.en.ts';

type DonationSummaryProps = {
  sum: string | null;
  does: string;
  purpose: string;
  from: string;
  names: number;
  pending: boolean;
};

/** The donation as it stands, beside the form. */
export const DonationSummary = ({ sum, does, purpose, from, names, pending }: DonationSummaryProps) => (
  <aside className="card donation" aria-label={words.yourDonation}>
    <div className="top">
      <span className="disc">
        <Motif name="lamp" />
      </span>
      <div>
        <b className="num">{sum ?? '–'}</b>
        <span>{does}</span>
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
        {names > 0 && (
          <>
            <dt>{words.readOut}</dt>
            <dd>{words.names(names)}</dd>
          </>
        )}
      </dl>
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
