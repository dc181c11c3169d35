import type { MembershipRenewal } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { queryClient } from '../../../lib/query-client.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../../ui/forms/use-record-form.tsx';
import { useUnsavedWarning } from '../../../ui/forms/use-unsaved-warning.tsx';
import { renewalQueries, useCountryCurrency, usePriceList, useUpdateRenewal } from '../renewal.queries.ts';
import { previewTerms, type Terms } from '../terms.ts';
import { TermsFields } from '../terms-fields.tsx';
import { TermsPreview } from '../terms-preview.tsx';
import { termsOf, termsSchema, type TermsValues } from '../terms-values.ts';
import { words } from '../words.en.ts';
import '../renewals.css';

const { page } = words;
const valuesOf = ({ membershipTypeId, paymentFrequencyId, periods }: MembershipRenewal): TermsValues => ({
  membershipTypeId,
  paymentFrequencyId,
  periods: String(periods),
});

/** Changes what is proposed, as long as nothing is paid for it. */
export function EditTerms({ renewal }: { renewal: MembershipRenewal }) {
  const update = useUpdateRenewal();
  const { types, frequencies } = usePriceList();
  const member = useQuery(renewalQueries.member(renewal.memberId)).data;
  const countryCurrency = useCountryCurrency(member?.countryId);
  const nameOf = (_: string, value: unknown) =>
    [...types, ...frequencies].find(({ id }) => id === value)?.name ?? String(value ?? '');
  const { conflict, form, onSubmit, errors, pending } = useRecordForm<MembershipRenewal, TermsValues, Terms>({
    record: renewal,
    reload: () => queryClient.fetchQuery({ ...renewalQueries.detail(renewal.id), staleTime: 0 }),
    values: valuesOf,
    show: nameOf,
    schema: termsSchema,
    labels: words.labels,
    send: (body) => update.mutateAsync({ params: { id: renewal.id }, body }),
    onSaved: () => {
      toast.success(page.saved);
    },
  });
  const warning = useUnsavedWarning(form.formState.isDirty);
  if (types.length === 0 || frequencies.length === 0 || !member) return null;
  const preview = previewTerms(
    termsOf(form.watch()),
    types,
    frequencies,
    { paidUntil: member.paidUntil, countryCurrency },
    today(),
  );
  return (
    <FormProvider {...form}>
      <form className="card padded renew-form" onSubmit={onSubmit} noValidate>
        {warning}
        <ErrorSummary errors={errors} />
        {conflict}
        <section className="terms-part" aria-label={page.change}>
          <h2>{page.change}</h2>
          <TermsFields types={types} frequencies={frequencies} />
        </section>
        <TermsPreview preview={preview} />
        <div className="form-end">
          <Button type="submit" tone="primary" pending={pending} pendingLabel={page.saving}>
            {page.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
