import type { Donation } from '@kathok/contract';
import { z } from 'zod';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { useUpdateDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { DedicationFields } from '../form/dedication-fields.tsx';
import { dedicationOf, dedicationValues } from '../form/dedication-values.ts';
import { EditFrame, type EditDonation } from './edit-frame.tsx';
import { donationFields } from '../form/donation-values.ts';
import { MessageFields } from '../form/message-fields.tsx';
import { useShownValue } from './use-shown-value.ts';

const { message, isAnonymous, dedication } = donationFields;
const schema = z.object({ message, isAnonymous, dedication });
type Values = z.input<typeof schema>;

const valuesOf = (donation: Donation): Values => ({
  message: donation.message ?? '',
  isAnonymous: donation.isAnonymous,
  dedication: dedicationValues(donation.dedication),
});

/** What is paid stays; what it is offered for may still be told. */
export function EditPaidDonation({ donation, reload, page, onSaved }: EditDonation) {
  const update = useUpdateDonation();
  const show = useShownValue();
  const kit = useRecordForm<Donation, Values, z.output<typeof schema>>({
    record: donation,
    reload,
    values: valuesOf,
    schema,
    labels: { ...words.form.labels, ...words.form.partLabels },
    show,
    send: ({ dedication: changed, ...change }) => {
      const body = { ...change, ...(changed && { dedication: dedicationOf(changed) }) };
      return update.mutateAsync({ params: { id: donation.id }, body });
    },
    onSaved,
    leave: (leaveTo) => leaveTo(page),
  });
  return (
    <EditFrame kit={kit} back={page}>
      <Note>{words.form.paidNote}</Note>
      <MessageFields kit={kit} />
      <DedicationFields kit={kit} />
    </EditFrame>
  );
}
