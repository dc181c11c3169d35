import { format } from '../../../language/format.ts';
import type { Member } from '@kathok/contract';
import { z } from 'zod';
import { today } from '../../../lib/today.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useCreateFee } from '../../fees/index.ts';
import { MoneyFields, moneySchema, moneyWords, newMoney, staffPaymentOf } from '../../money/index.ts';
import { useCountryCurrency } from '../renewal.queries.ts';
import { type Frequency, type Priced, previewTerms } from '../terms.ts';
import { TermsFields } from '../terms-fields.tsx';
import { TermsPreview } from '../terms-preview.tsx';
import { termsFields, termsOf } from '../terms-values.ts';
import { words } from '../words.en.ts';
import '../renewals.css';

const { renew } = words;
const schema = z.object({ ...termsFields, payment: moneySchema });
const labels = { ...words.labels, ...moneyWords.money.labels };

type RenewFormProps = { member: Member; types: readonly Priced[]; frequencies: readonly Frequency[] };

/** What is renewed, what it costs and how it is paid, in one go. */
export function RenewForm({ member, types, frequencies }: RenewFormProps) {
  const create = useCreateFee();
  const kit = useKitForm({
    schema,
    defaultValues: {
      membershipTypeId: member.membershipTypeId,
      paymentFrequencyId: member.paymentFrequencyId,
      periods: '1',
      payment: newMoney(),
    },
    labels,
    submit: async ({ payment, ...terms }) => {
      const money = staffPaymentOf(payment);
      const fee = await create.mutateAsync({
        body: { memberId: member.id, kind: 'renewal', ...terms, ...(money && { payment: money }) },
      });
      toast.success(
        fee.status === 'paid'
          ? renew.done(member.name, fee.periodTo && format.day(fee.periodTo))
          : renew.proposed(member.name),
      );
      kit.leaveTo(`/membership-fees/view/${fee.id}`);
    },
  });
  const countryCurrency = useCountryCurrency(member.countryId);
  const { payment, ...terms } = kit.form.watch();
  const preview = previewTerms(
    termsOf(terms),
    types,
    frequencies,
    { paidUntil: member.paidUntil, countryCurrency },
    today(),
  );
  const sum = preview ? format.exactMoney(preview.amount, preview.currency) : '';
  const act = payment.method === 'later' ? renew.saveOpen : payment.isPending ? renew.saveWaits : renew.save;
  return (
    <PageForm
      kit={kit}
      cancelTo={`/membership-list/view/${member.id}`}
      submitLabel={act(sum)}
      pendingLabel={renew.saving}
      className="card padded renew-form"
      buttonsClassName="form-end"
    >
      <section className="terms-part" aria-label={renew.whatTitle}>
        <h2>{renew.whatTitle}</h2>
        <TermsFields kit={kit} types={types} frequencies={frequencies} />
      </section>
      <TermsPreview preview={preview} />
      <section className="terms-part" aria-label={renew.moneyTitle}>
        <h2>{renew.moneyTitle}</h2>
        <MoneyFields kit={kit} later={renew.later} />
      </section>
    </PageForm>
  );
}
