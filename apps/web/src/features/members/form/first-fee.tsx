import { countries, membershipTypes, registrationSum, type RegistrationSum } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { MoneyFields, type MoneyPart } from '../../money/index.ts';
import { words } from '../words.en.ts';
import type { MemberValues } from './member-values.ts';

const { firstFee } = words.form;

type Chosen = Pick<MemberValues, 'countryId' | 'membershipTypeId' | 'paymentFrequencyId'>;

/** What the first fee of this member will be, as the server will charge it; null until all is chosen that decides it. */
export function useFirstFee({ countryId, membershipTypeId, paymentFrequencyId }: Chosen) {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const type = types.data?.find(({ id }) => id === membershipTypeId);
  const countryCurrency = lands.data?.find(({ id }) => id === countryId)?.currency ?? 'BTN';
  return type ? registrationSum(type, { paymentFrequencyId, countryCurrency }) : null;
}

type FirstFeeProps = {
  kit: MoneyPart;
  sum: RegistrationSum | null;
  isWaived: boolean;
  onWaive: (isWaived: boolean) => void;
};

/** The first fee: taken with the form, still to come, or waived. */
export const FirstFee = ({ kit, sum, isWaived, onWaive }: FirstFeeProps) => (
  <fieldset className="form-part first-fee">
    <legend>{firstFee.title}</legend>
    {sum && <p>{firstFee.due(format.exactMoney(sum.total, sum.currency))}</p>}
    {!isWaived && <MoneyFields kit={kit} later={firstFee.later} />}
    <CheckField
      name="waiveFee"
      label={words.form.waiveFee}
      hint={words.form.waiveFeeHint}
      checked={isWaived}
      onChange={(event) => onWaive(event.target.checked)}
    />
  </fieldset>
);
