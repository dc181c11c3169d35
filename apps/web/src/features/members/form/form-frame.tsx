import type { Member } from '@kathok/contract';
import type { ComponentProps, ReactNode } from 'react';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { ContactFields, PersonFields } from './member-fields.tsx';
import { MembershipFields } from './membership-fields.tsx';
import type { MemberValues } from './member-values.ts';
import { SimilarNote } from './similar-note.tsx';
import './form.css';

type FormFrameProps = {
  kit: FormPart<MemberValues> & ComponentProps<typeof PageForm>['kit'];
  back: string;
  saveLabel: string;
  /** Whose record it is; a new one has none yet. */
  member?: Member;
  /** A note above the fields. */
  note: ReactNode;
  children?: ReactNode;
  /** Other ways to save. */
  more?: ReactNode;
};

export function FormFrame({ kit, back, saveLabel, member, note, children, more }: FormFrameProps) {
  return (
    <PageForm
      kit={kit}
      cancelTo={back}
      before={more}
      submitLabel={saveLabel}
      className="card padded member-form"
      buttonsClassName="form-bar row"
    >
      {note}
      <PersonFields kit={kit} />
      <SimilarNote kit={kit} exceptId={member?.id} />
      <ContactFields kit={kit} member={member} />
      <MembershipFields kit={kit} member={member} />
      {children}
    </PageForm>
  );
}
