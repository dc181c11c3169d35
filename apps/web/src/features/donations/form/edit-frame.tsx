import type { Donation } from '@kathok/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type ErrorLine, ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { words } from '../words.en.ts';

/** What both forms need to know. */
export type EditDonation = {
  donation: Donation;
  reload: () => Promise<Donation>;
  /** Where to go when it is done. */
  page: string;
  onSaved: () => void;
};

type EditFrameProps = {
  kit: {
    onSubmit: (event: { preventDefault: () => void }) => void;
    errors: readonly ErrorLine[];
    pending: boolean;
  };
  back: string;
  /** Above the fields: a question, a conflict. */
  notes: ReactNode;
  children: ReactNode;
};

export const EditFrame = ({ kit, back, notes, children }: EditFrameProps) => (
  <form className="card padded donation-form" onSubmit={kit.onSubmit} noValidate>
    <ErrorSummary errors={kit.errors} />
    {notes}
    {children}
    <div className="form-bar row">
      <ButtonLink to={back}>{words.cancel}</ButtonLink>
      <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </div>
  </form>
);
