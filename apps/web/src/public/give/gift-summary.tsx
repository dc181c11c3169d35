import { Motif } from '../../ui/motif.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { words } from './words.ts';

type GiftSummaryProps = {
  sum: string | null;
  does: string;
  purpose: string;
  from: string;
  names: number;
  pending: boolean;
};

/** The gift as it stands, beside the form. */
export const GiftSummary = ({ sum, does, purpose, from, names, pending }: GiftSummaryProps) => (
  <aside className="card gift" aria-label={words.yourGift}>
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
      <Button
        type="submit"
        form="gift-form"
        tone="primary"
        big
        wide
        pending={pending}
        pendingLabel={words.sending}
      >
        {sum ? words.next(sum) : words.nextPlain}
      </Button>
      <p className="hint">{words.notCharged}</p>
    </div>
  </aside>
);
