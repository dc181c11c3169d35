import type { Member } from '@kathok/contract';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { useFormExit } from '../../../ui/forms/use-form-exit.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.tsx';
import { memberQueries, useUpdateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { ContactFields } from './member-fields.tsx';
import { contactForm, contactValues, type MemberKit } from './member-values.ts';
import { useShownValue } from './use-shown-value.ts';
import './form.css';

type OwnContactFormProps = {
  member: Member;
  onSaved: () => void;
  /** Where the member goes on once everything is saved. */
  page: string;
};

/** What members look after themselves: how to reach them, and where they live. */
export default function OwnContactForm({ member, onSaved, page }: OwnContactFormProps) {
  const update = useUpdateMember();
  const shownValue = useShownValue();
  const { conflict, ...kit } = useRecordForm({
    record: member,
    reload: () => queryClient.fetchQuery({ ...memberQueries.detail(member.id), staleTime: 0 }),
    values: contactValues,
    show: shownValue,
    schema: contactForm,
    labels: words.form.labels,
    send: (body) => update.mutateAsync({ params: { id: member.id }, body }),
    onSaved,
    leave: () => leaveTo(page),
  });
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  return (
    <form className="member-form" onSubmit={kit.onSubmit} noValidate>
      {warning}
      <ErrorSummary errors={kit.errors} />
      {conflict}
      <ContactFields kit={kit as unknown as MemberKit} member={member} />
      <div className="row">
        <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
