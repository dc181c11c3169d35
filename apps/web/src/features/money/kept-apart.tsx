import { format } from '../../language/format.ts';
import { type CallOf, donationPurposes, type Donation, type fees, type Payment } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { DrawerForm } from '../../ui/forms/drawer-form.tsx';
import { Note } from '../../ui/text/note.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { words } from './words.en.ts';

const { keptApart } = words;
const schema = z.object({ purposeId: z.string().min(1, keptApart.purposeRule) });

type Body = NonNullable<CallOf<typeof fees.takeAsDonation>['body']>;
export type TakeAsDonation = (body: Body) => Promise<Donation>;
type KeptApartProps = { payment: Payment; takeAsDonation: TakeAsDonation };

/** Money that came for what is not owed any more: it is returned, or becomes a donation. */
export function KeptApart({ payment, takeAsDonation }: KeptApartProps) {
  const { can } = useSession();
  const [taking, setTaking, close] = useAsking<true>();
  return (
    <Note tone="warning">
      <p>{keptApart.text}</p>
      {can('manage', 'Donation') && (
        <Button tone="line" onClick={() => setTaking(true)}>
          {keptApart.take}
        </Button>
      )}
      {taking && <TakeDrawer payment={payment} takeAsDonation={takeAsDonation} onClose={close} />}
    </Note>
  );
}

function TakeDrawer({ payment, takeAsDonation, onClose }: KeptApartProps & { onClose: () => void }) {
  const purposes = useQuery(query(donationPurposes.all, {}));
  const sum = format.exactMoney(payment.amount, payment.currency);
  const kit = useKitForm({
    schema,
    defaultValues: { purposeId: '' },
    labels: { purposeId: keptApart.purpose },
    submit: async ({ purposeId }) => {
      const { donationNumber } = await takeAsDonation({ purposeId, paymentId: payment.id });
      toast.success(keptApart.done(sum, donationNumber));
      onClose();
    },
  });
  return (
    <DrawerForm
      title={keptApart.title}
      kit={kit}
      onClose={onClose}
      submitLabel={keptApart.confirm(sum)}
      pendingLabel={keptApart.saving}
    >
      <p>{keptApart.takeText(sum)}</p>
      <SelectField
        {...kit.field('purposeId')}
        placeholder={keptApart.choosePurpose}
        options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
    </DrawerForm>
  );
}
