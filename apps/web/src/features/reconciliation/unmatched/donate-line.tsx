import { type BankLine, donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { MemberPicker } from '../../../shared/member-picker/member-picker.tsx';
import { useDonateLine } from '../reconciliation.queries.ts';
import { whenDecided } from './when-decided.ts';
import { words } from '../words.en.ts';
import { LineForm } from './line-form.tsx';

const said = words.donate;

type Donor =
  | { donorType: 'member'; memberId: string; name: string }
  | { donorType: 'non_member'; name: string }
  | { donorType: 'anonymous'; name: string };

const sent = (donor: Donor) => ({
  donorType: donor.donorType,
  ...(donor.donorType === 'member' && { memberId: donor.memberId }),
  ...(donor.donorType === 'non_member' && { donorName: donor.name }),
});

/** Who gave the money of this line, and what for. */
export function DonateLine({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const [donor, setDonor] = useState<Donor | null>(null);
  const [purposeId, setPurposeId] = useState('');
  const [dedicated, setDedicated] = useState('');
  const [isTried, setTried] = useState(false);
  const purposes = useQuery(query(donationPurposes.all, {})).data ?? [];
  const donate = useDonateLine();

  function save() {
    setTried(true);
    if (!donor || !purposeId) return;
    const names = dedicated.trim() === '' ? [] : [{ name: dedicated.trim() }];
    const offering = purposes.find(({ id }) => id === purposeId)?.name ?? said.offering;
    const body = { ...sent(donor), purposeId, ...(names.length > 0 && { dedication: { offering, names } }) };
    whenDecided(donate.mutateAsync({ params: { id: line.id }, body }), () => {
      toast.success(said.done);
      onDone();
    });
  }

  return (
    <LineForm line={line} said={said} saving={donate} onSave={save}>
      <DonorField donor={donor} onDonor={setDonor} isMissing={isTried} />
      <SelectField
        label={said.purpose}
        name="purposeId"
        options={purposes.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={said.choose}
        value={purposeId}
        error={isTried && !purposeId ? said.purposeMissing : undefined}
        onChange={(event) => setPurposeId(event.target.value)}
      />
      <TextField
        label={said.dedication}
        name="dedicated"
        optional
        maxLength={120}
        value={dedicated}
        onChange={(event) => setDedicated(event.target.value)}
      />
    </LineForm>
  );
}

type DonorFieldProps = {
  donor: Donor | null;
  onDonor: (donor: Donor | null) => void;
  /** Nobody was chosen when the form was sent. */
  isMissing: boolean;
};

function DonorField({ donor, onDonor, isMissing }: DonorFieldProps) {
  if (donor)
    return (
      <div className="field two-cols">
        <span className="label">{said.donor}</span>
        <div className="chosen-payer">
          <Icon name={donor.donorType === 'anonymous' ? 'lotus' : 'person'} />
          <b>{donor.name}</b>
          <Button tone="quiet" icon="edit" label={said.change} onClick={() => onDonor(null)} />
        </div>
      </div>
    );
  return (
    <div className="two-cols">
      <MemberPicker
        label={said.donor}
        name="donor"
        hint={said.donorHint}
        error={isMissing ? said.donorMissing : undefined}
        onPick={({ id, name, membershipCode }) =>
          onDonor({ donorType: 'member', memberId: id, name: `${name}, ${membershipCode}` })
        }
        others={(name) => [
          { value: 'new', label: said.newDonor(name), icon: 'plus' },
          { value: 'anonymous', label: said.anonymous, icon: 'lotus' },
        ]}
        onOther={({ value }, name) =>
          onDonor(
            value === 'anonymous'
              ? { donorType: 'anonymous', name: said.anonymous }
              : { donorType: 'non_member', name },
          )
        }
      />
    </div>
  );
}
