import type { Member } from '@kathok/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { words } from '../words.en.ts';
import { ContactFields, PersonFields } from './member-fields.tsx';
import { MembershipFields } from './membership-fields.tsx';
import type { MemberKit } from './member-values.ts';
import { SimilarNote } from './similar-note.tsx';
import './form.css';

type FormFrameProps = {
  kit: MemberKit;
  back: string;
  saveLabel: string;
  /** Whose record it is; a new one has none yet. */
  member?: Member;
  /** Above the fields: a question, a conflict. */
  notes: ReactNode;
  children?: ReactNode;
  /** Other ways to save. */
  more?: ReactNode;
};

export function FormFrame({ kit, back, saveLabel, member, notes, children, more }: FormFrameProps) {
  return (
    <form className="card padded member-form" onSubmit={kit.onSubmit} noValidate>
      <ErrorSummary errors={kit.errors} />
      {notes}
      <PersonFields kit={kit} />
      <SimilarNote kit={kit} exceptId={member?.id} />
      <ContactFields kit={kit} member={member} />
      <MembershipFields kit={kit} member={member} />
      {children}
      <div className="form-bar row">
        <ButtonLink to={back}>{words.cancel}</ButtonLink>
        {more}
        <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
