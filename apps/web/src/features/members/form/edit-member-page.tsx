import type { Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKeptDraft } from '../../../ui/forms/kit/use-kept-draft.tsx';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { memberQueries, useUpdateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';
import MemberPhoto from '../member-photo.tsx';
import { FormFrame } from './form-frame.tsx';
import { memberForm, type MemberBody, type MemberValues, valuesOf } from './member-values.ts';
import { useShownValue } from './use-shown-value.ts';

function EditMember({ member }: { member: Member }) {
  const page = `/membership-list/view/${member.id}`;
  const update = useUpdateMember();
  const shownValue = useShownValue();
  const kit = useRecordForm<Member, MemberValues, MemberBody>({
    record: member,
    reload: () => queryClient.fetchQuery({ ...memberQueries.detail(member.id), staleTime: 0 }),
    values: valuesOf,
    show: shownValue,
    schema: memberForm,
    labels: words.form.labels,
    send: (body) => update.mutateAsync({ params: { id: member.id }, body }),
    onSaved: ({ name }) => {
      toast.success(words.form.saved(name));
    },
    leave: (leaveTo) => {
      draft.forget();
      leaveTo(page);
    },
  });
  // What was typed over an older version is not put over a newer one.
  const draft = useKeptDraft(`member ${member.id} ${member.version}`, kit.form);
  return <FormFrame kit={kit} back={page} saveLabel={words.save} member={member} note={draft.note} />;
}

export default function EditMemberPage() {
  const { id = '' } = useParams();
  const member = useQuery(memberQueries.detail(id));
  return (
    <>
      <PageHeader
        title={member.data?.name ?? words.page.title}
        crumbs={[
          { label: words.list.title, to: '/membership-list' },
          { label: member.data?.membershipCode ?? words.page.title, to: `/membership-list/view/${id}` },
        ]}
      />
      {member.error && <ErrorState error={member.error} onRetry={() => void member.refetch()} />}
      {!member.data && !member.error && <LoadingState rows={10} />}
      {member.data && (
        <div className="member-edit" key={id}>
          <EditMember member={member.data} />
          <MemberPhoto member={member.data} />
        </div>
      )}
    </>
  );
}
