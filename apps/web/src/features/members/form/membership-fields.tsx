import { type Member, membershipTypes, paymentFrequencies } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { words } from '../words.en.ts';
import { optionsOf } from './options-of.ts';
import type { MemberValues } from './member-values.ts';

const { form: text } = words;

type MembershipFieldsProps = { kit: FormPart<MemberValues>; member?: Member | undefined };

/** What the member is, and how often they pay: only what is priced for the type. */
export function MembershipFields({ kit, member }: MembershipFieldsProps) {
  const { field, value } = kit;
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), staleTime: 300_000 });
  const typeId = value('membershipTypeId');
  const isOwnType = typeId === member?.membershipTypeId;
  const type = field('membershipTypeId');

  function payableFor(id: string) {
    const fees = types.data?.find((candidate) => candidate.id === id)?.fees;
    return frequencies.data?.filter(
      (frequency) => !fees || fees.some(({ paymentFrequencyId }) => paymentFrequencyId === frequency.id),
    );
  }

  /** What the new type has no price for is not kept in silence. */
  function chooseType(id: string) {
    const payable = payableFor(id) ?? [];
    if (payable.some((frequency) => frequency.id === value('paymentFrequencyId'))) return;
    const only = payable.length === 1 ? payable[0]?.id : undefined;
    kit.setValue('paymentFrequencyId', only ?? '');
  }

  return (
    <fieldset className="form-part">
      <legend>{text.parts.membership}</legend>
      <SelectField
        {...type}
        onChange={(event) => {
          chooseType(event.target.value);
          return type.onChange(event);
        }}
        placeholder={text.choose}
        options={optionsOf(
          types.data,
          member && { id: member.membershipTypeId, name: member.membershipType },
        )}
      />
      <SelectField
        key={typeId}
        {...field('paymentFrequencyId')}
        placeholder={text.choose}
        options={optionsOf(
          payableFor(typeId),
          isOwnType ? { id: member.paymentFrequencyId, name: member.paymentFrequency } : undefined,
        )}
      />
      <DateField {...kit.day('joinedOn')} />
      <TextArea {...field('remarks')} hint={text.remarksHint} optional rows={3} />
    </fieldset>
  );
}
