import { donationPurposes, type Suggestion } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { query } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { MemberPicker } from '../../../shared/member-picker/member-picker.tsx';
import { useDonateLine } from '../reconciliation.queries.ts';
import { whenDecided } from './when-decided.ts';
import { words } from './words.en.ts';
import { LineForm } from './line-form.tsx';
import type { LineActProps } from './line-acts.ts';

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

/** The cursor follows: from the donor to the purpose, and back where the donor is changed. */
function useFocusAfter(donor: Donor | null): void {
  const last = useRef(donor);
  useEffect(() => {
    if (last.current === donor) return;
    last.current = donor;
    document.getElementById(donor ? 'purposeId' : 'donor')?.focus();
  }, [donor]);
}

type Suggested = Pick<Extract<Suggestion, { kind: 'donation' }>, 'member' | 'name'> | null;

/** Who may have given it: also the payer of something that is no longer owed. */
const namedBy = (suggestion: Suggestion | null): Suggested =>
  suggestion?.kind === 'donation' || suggestion?.kind === 'settled' ? suggestion : null;

function donorOf(suggested: Suggested): Donor {
  if (suggested?.member) {
    const { memberId, name, membershipCode } = suggested.member;
    return { donorType: 'member', memberId, name: `${name}, ${membershipCode}` };
  }
  if (suggested?.name) return { donorType: 'non_member', name: suggested.name };
  return { donorType: 'anonymous', name: said.anonymous };
}

/** Who gave the money of this line, and what for. */
export function DonateLine({ line, isSuggested, onDone }: LineActProps) {
  const suggested = namedBy(line.suggestion);
  const [donor, setDonor] = useState<Donor | null>(isSuggested ? donorOf(suggested) : null);
  const before = isSuggested && line.suggestion?.kind === 'donation' ? line.suggestion.before : null;
  const [purposeId, setPurposeId] = useState(before?.purposeId ?? '');
  const [dedicated, setDedicated] = useState('');
  const [isTried, setTried] = useState(false);
  useFocusAfter(donor);
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
    <LineForm
      line={line}
      said={said}
      saving={donate}
      onSave={save}
      focusOn={!donor ? '#donor' : before ? '[type=submit]' : '#purposeId'}
    >
      <DonorField donor={donor} onDonor={setDonor} nameOnLine={suggested?.name ?? ''} isMissing={isTried} />
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
  /** What the bank wrote, to begin the search with. */
  nameOnLine: string;
  /** Nobody was chosen when the form was sent. */
  isMissing: boolean;
};

function DonorField({ donor, onDonor, nameOnLine, isMissing }: DonorFieldProps) {
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
        begins={nameOnLine}
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
