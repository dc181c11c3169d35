import { format } from '../../language/format.ts';
import type { Preview } from './terms.ts';
import { words } from './words.en.ts';

/** The days and the sum, before anything is saved. */
export const TermsPreview = ({ preview }: { preview: Preview | null }) => (
  <output className="terms-preview">
    {preview ? (
      <>
        <span className="muted">{words.preview.covers}</span>
        <span>{words.span(format.day(preview.from), preview.to && format.day(preview.to))}</span>
        <span className="muted">{words.preview.toPay}</span>
        <b className="num">{format.exactMoney(preview.amount, preview.currency)}</b>
      </>
    ) : (
      words.preview.none
    )}
  </output>
);
