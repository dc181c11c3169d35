import { dayText } from '../../ui/day-text.ts';
import { exactMoneyText } from '../../ui/money-text.ts';
import type { Preview } from './terms.ts';
import { words } from './words.ts';

/** The days and the sum, before anything is saved. */
export const TermsPreview = ({ preview }: { preview: Preview | null }) => (
  <output className="terms-preview">
    {preview ? (
      <>
        <span className="muted">{words.preview.covers}</span>
        <span>{words.span(dayText(preview.from), preview.to && dayText(preview.to))}</span>
        <span className="muted">{words.preview.toPay}</span>
        <b className="num">{exactMoneyText(preview.amount, preview.currency)}</b>
      </>
    ) : (
      words.preview.none
    )}
  </output>
);
