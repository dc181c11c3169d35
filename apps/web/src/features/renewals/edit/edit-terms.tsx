import type { MembershipRenewal } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { today } from '../../../lib/today.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
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
  const kit = useRecordForm<MembershipRenewal, TermsValues, Terms>({
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
  if (types.length === 0 || frequencies.length === 0 || !member) return null;
  const preview = previewTerms(
    termsOf(kit.form.watch()),
    types,
    frequencies,
    { paidUntil: member.paidUntil, countryCurrency },
    today(),
  );
  return (
    <PageForm
      kit={kit}
      submitLabel={page.save}
      pendingLabel={page.saving}
      className="card padded renew-form"
      buttonsClassName="form-end"
    >
      <section className="terms-part" aria-label={page.change}>
        <h2>{page.change}</h2>
        <TermsFields kit={kit} types={types} frequencies={frequencies} />
      </section>
      <TermsPreview preview={preview} />
    </PageForm>
  );
}
