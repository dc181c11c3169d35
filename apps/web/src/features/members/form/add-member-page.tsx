import { countries, fees } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { format } from '../../../language/format.ts';
import { call } from '../../../lib/api.ts';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { useKeptDraft } from '../../../ui/forms/kit/use-kept-draft.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useUpdateFee } from '../../fees/index.ts';
import { moneySchema, moneyWords, newMoney, staffPaymentOf } from '../../money/index.ts';
import { words as accountWords } from '../account/words.en.ts';
import { useCreateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { FirstFee, useFirstFee } from './first-fee.tsx';
import { FormFrame } from './form-frame.tsx';
import { memberForm, optionalValues } from './member-values.ts';

const schema = memberForm.and(z.object({ payment: moneySchema }));
type Values = z.input<typeof schema>;
type Body = z.output<typeof schema>;
const labels = { ...words.form.labels, ...moneyWords.money.labels };

/** What the next one of a pile of forms most likely has in common with the last. */
type Common = Pick<Values, 'countryId' | 'membershipTypeId' | 'paymentFrequencyId' | 'joinedOn' | 'payment'>;

/** The gender is chosen for nobody: null is what a browser says then, and anything else would count as a change to be saved. */
const empty = (): Values => ({
  ...optionalValues(() => null),
  gender: null as unknown as Values['gender'],
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
  payment: { ...newMoney(), method: 'later' },
});

/** Most are from Bhutan; anyone who is not is one choice away. */
function useHomeCountry({ getValues, resetField }: UseFormReturn<Values, unknown, Body>) {
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const home = lands.data?.find(({ isoCode }) => isoCode === 'BT')?.id;
  useEffect(() => {
    if (home && !getValues('countryId')) resetField('countryId', { defaultValue: home });
  }, [home, getValues, resetField]);
}

/** Takes the first fee of somebody who has just been added. */
function useTakeFirstFee() {
  const update = useUpdateFee();
  return async (memberId: string, money: Body['payment']): Promise<void> => {
    const payment = staffPaymentOf(money);
    const [fee] = payment ? await call(fees.ofMember, { params: { memberId } }) : [];
    if (!payment || !fee) return;
    const body = { payment: { ...payment, amountReceived: fee.balance }, version: fee.version };
    await update.mutateAsync({ params: { id: fee.id }, body });
  };
}

type AddMemberProps = { common: Common | null; onAnother: (common: Common) => void };

/** What is typed of a new member, and the ways to save it. */
function useNewMember(onAnother: (common: Common) => void, common: Common | null) {
  const create = useCreateMember();
  const takeFirstFee = useTakeFirstFee();
  const [waiveFee, setWaiveFee] = useState(false);
  const [wantsAccount, setWantsAccount] = useState(false);
  const addsAnother = useRef(false);
  const kit = useKitForm<Values, Body>({
    schema,
    defaultValues: { ...empty(), ...common },
    labels,
    submit: async ({ remarks, payment, ...values }) => {
      const body = {
        ...values,
        ...(remarks && { remarks }),
        ...(waiveFee && { waiveFee }),
        ...(wantsAccount && (values.email || values.phone) && { wantsAccount }),
      };
      const member = await create.mutateAsync({ body });
      draft.forget();
      toast.success(words.form.added(member.name, member.membershipCode));
      const goesOn = addsAnother.current;
      try {
        if (!waiveFee) await takeFirstFee(member.id, payment);
      } catch {
        // The member is there; only the money has to be recorded again, on the member's page.
        toast.danger(words.form.firstFee.failed);
        kit.leaveTo(`/membership-list/view/${member.id}`);
        return;
      }
      if (goesOn) onAnother(kit.form.getValues());
      else kit.leaveTo(`/membership-list/view/${member.id}`);
    },
  });
  const { form } = kit;
  useHomeCountry(form);
  const draft = useKeptDraft('member', form);
  useEffect(() => form.setFocus('name'), [form]);

  async function saveAndAddAnother() {
    addsAnother.current = true;
    await kit.onSubmit({ preventDefault: () => undefined });
    addsAnother.current = false;
  }

  return { kit, draft, waiveFee, setWaiveFee, wantsAccount, setWantsAccount, saveAndAddAnother };
}

function AddMember({ common, onAnother }: AddMemberProps) {
  const member = useNewMember(onAnother, common);
  const { kit, draft, waiveFee, wantsAccount } = member;
  const { form } = kit;
  const sum = useFirstFee(form.watch());
  const isTaken = !waiveFee && form.watch('payment.method') !== 'later';

  return (
    <FormFrame
      kit={kit}
      back="/membership-list"
      saveLabel={
        isTaken && sum ? words.form.addAndRecord(format.exactMoney(sum.total, sum.currency)) : words.form.add
      }
      note={draft.note}
      more={
        <Button
          pending={kit.pending}
          pendingLabel={words.saving}
          onClick={() => void member.saveAndAddAnother()}
        >
          {words.form.addAnother}
        </Button>
      }
    >
      <FirstFee kit={kit} sum={sum} isWaived={waiveFee} onWaive={member.setWaiveFee} />
      {(form.watch('email') || form.watch('phone')) && (
        <CheckField
          name="wantsAccount"
          label={accountWords.offer}
          hint={accountWords.offerHint}
          checked={wantsAccount}
          onChange={(event) => member.setWantsAccount(event.target.checked)}
        />
      )}
    </FormFrame>
  );
}

/** A new member, typed in by the office; or a pile of them, one after the other. */
export default function AddMemberPage() {
  const [{ count, common }, setAdded] = useState<{ count: number; common: Common | null }>({
    count: 0,
    common: null,
  });
  return (
    <>
      <PageHeader
        title={words.form.addTitle}
        crumbs={[{ label: words.list.title, to: '/membership-list' }]}
      />
      <AddMember
        key={count}
        common={common}
        onAnother={({ countryId, membershipTypeId, paymentFrequencyId, joinedOn, payment }) => {
          setAdded({
            count: count + 1,
            // The paper of the last payment belongs to nobody else.
            common: {
              countryId,
              membershipTypeId,
              paymentFrequencyId,
              joinedOn,
              payment: { ...payment, bank: '', journalNumber: '' },
            },
          });
        }}
      />
    </>
  );
}
