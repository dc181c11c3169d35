import type { Member } from '@kathok/contract';
import { queryClient } from '../../../lib/query-client.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { memberQueries, useUpdateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { ContactFields } from './member-fields.tsx';
import { contactForm, contactValues } from './member-values.ts';
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
  const kit = useRecordForm({
    record: member,
    reload: () => queryClient.fetchQuery({ ...memberQueries.detail(member.id), staleTime: 0 }),
    values: contactValues,
    show: shownValue,
    schema: contactForm,
    labels: words.form.labels,
    send: (body) => update.mutateAsync({ params: { id: member.id }, body }),
    onSaved,
    leave: (leaveTo) => leaveTo(page),
  });
  return (
    <PageForm kit={kit} submitLabel={words.save} className="member-form">
      <ContactFields kit={kit} member={member} />
    </PageForm>
  );
}
