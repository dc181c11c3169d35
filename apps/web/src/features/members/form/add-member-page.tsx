import { countries } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';
import { CheckField } from '../../../ui/forms/check-field.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useFormExit } from '../../../ui/forms/use-form-exit.tsx';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.tsx';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { useCreateMember } from '../member.queries.ts';
import { words } from '../words.ts';
import { FormFrame } from './form-frame.tsx';
import {
  memberForm,
  type MemberBody,
  type MemberKit,
  type MemberValues,
  optionalValues,
} from './member-values.ts';

/** The gender is chosen for nobody. */
const empty = (): Omit<MemberValues, 'gender'> => ({
  ...optionalValues(() => null),
  name: '',
  dateOfBirth: '',
  identityType: 'cid',
  identityNumber: '',
  phone: '',
  countryId: '',
  membershipTypeId: '',
  paymentFrequencyId: '',
  joinedOn: today(),
  remarks: '',
});

/** Most are from Bhutan; anyone who is not is one choice away. */
function useHomeCountry({ getValues, resetField }: MemberKit['form']) {
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const home = lands.data?.find(({ isoCode }) => isoCode === 'BT')?.id;
  useEffect(() => {
    if (home && !getValues('countryId')) resetField('countryId', { defaultValue: home });
  }, [home, getValues, resetField]);
}

/** A new member, typed in by the office. */
export default function AddMemberPage() {
  const create = useCreateMember();
  const [waiveFee, setWaiveFee] = useState(false);
  const kit = useKitForm<MemberValues, MemberBody>({
    schema: memberForm,
    defaultValues: empty(),
    labels: words.form.labels,
    submit: async ({ remarks, ...values }) => {
      const body = { ...values, ...(remarks && { remarks }), ...(waiveFee && { waiveFee }) };
      const member = await create.mutateAsync({ body });
      toast.success(words.form.added(member.name, member.membershipCode));
      draft.forget();
      leaveTo(`/membership-list/view/${member.id}`);
    },
  });
  useHomeCountry(kit.form);
  const draft = useKeptDraft('member', kit.form);
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  return (
    <>
      <PageHeader
        title={words.form.addTitle}
        crumbs={[{ label: words.list.title, to: '/membership-list' }]}
      />
      <FormFrame
        kit={kit}
        back="/membership-list"
        saveLabel={words.form.add}
        notes={
          <>
            {draft.note}
            {warning}
          </>
        }
      >
        <CheckField
          name="waiveFee"
          label={words.form.waiveFee}
          hint={words.form.waiveFeeHint}
          checked={waiveFee}
          onChange={(event) => setWaiveFee(event.target.checked)}
        />
      </FormFrame>
    </>
  );
}
