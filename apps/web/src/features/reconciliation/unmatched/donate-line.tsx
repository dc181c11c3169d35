import { type BankLine, donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { query } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { MemberPicker } from '../../members-picker/index.ts';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { useDonateLine } from '../reconciliation.queries.ts';
import { words } from '../words.ts';

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

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!donor || !purposeId || donate.isPending) return;
    const names = dedicated.trim() === '' ? [] : [{ name: dedicated.trim() }];
    const offering = purposes.find(({ id }) => id === purposeId)?.name ?? said.offering;
    const body = { ...sent(donor), purposeId, ...(names.length > 0 && { dedication: { offering, names } }) };
    donate.mutate(
      { params: { id: line.id }, body },
      {
        onSuccess: () => {
          toast.success(said.done);
          onDone();
        },
      },
    );
  }

  return (
    <form className="line-form" onSubmit={save} noValidate>
      {donor ? (
        <div className="field two-cols">
          <span className="label">{said.donor}</span>
          <div className="chosen-payer">
            <Icon name={donor.donorType === 'anonymous' ? 'lotus' : 'person'} />
            <b>{donor.name}</b>
            <Button tone="quiet" icon="edit" label={said.change} onClick={() => setDonor(null)} />
          </div>
        </div>
      ) : (
        <div className="two-cols">
          <MemberPicker
            label={said.donor}
            name="donor"
            hint={said.donorHint}
            error={isTried ? said.donorMissing : undefined}
            onPick={({ id, name, membershipCode }) =>
              setDonor({ donorType: 'member', memberId: id, name: `${name}, ${membershipCode}` })
            }
            others={(name) => [
              { value: 'new', label: said.newDonor(name), icon: 'plus' },
              { value: 'anonymous', label: said.anonymous, icon: 'lotus' },
            ]}
            onOther={({ value }, name) =>
              setDonor(
                value === 'anonymous'
                  ? { donorType: 'anonymous', name: said.anonymous }
                  : { donorType: 'non_member', name },
              )
            }
          />
        </div>
      )}
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
      <div className="full">
        <StatementProblem error={donate.error} />
      </div>
      <div className="full row">
        <p className="muted">{said.note(line.bookedOn)}</p>
        <Button tone="primary" type="submit" pending={donate.isPending} pendingLabel={said.saving}>
          {said.save(line.amount)}
        </Button>
      </div>
    </form>
  );
}
