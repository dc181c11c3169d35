import type { MemberRow } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.ts';
import { DonorBox } from './donor-box.tsx';
import { type DonationValues, noDonor } from './donation-values.ts';
import { StrangerFields } from './stranger-fields.tsx';
import { useDonationField } from './use-donation-field.ts';

const Chosen = ({ icon, name, onChange }: { icon: IconName; name: string; onChange: () => void }) => (
  <div className="field">
    <span className="label">{words.form.labels.donorType}</span>
    <div className="chosen-donor">
      <Icon name={icon} />
      <b>{name}</b>
      <Button tone="quiet" onClick={onChange}>
        {words.form.change}
        <span className="hidden">: {words.form.changeDonor}</span>
      </Button>
    </div>
  </div>
);

/** Who gives: a member found by typing, somebody else by name, or nobody who wants to be named. */
export function DonorField() {
  const { form, field } = useDonationField();
  const [donorType, member] = form.watch(['donorType', 'member']);

  function choose(donor: Partial<DonationValues>) {
    for (const [name, value] of Object.entries({ ...noDonor, ...donor }))
      form.setValue(name as 'donorType', value as 'member', { shouldDirty: true });
    form.clearErrors(['donorType', 'donorName']);
  }
  function take(donor: Partial<DonationValues>) {
    // At once, and not by the form's own way, which waits a moment: anyone who types on loses no digit.
    if (donor.donorName !== '') document.getElementById('amount')?.focus();
    choose(donor);
  }
  const askAgain = () => choose({});

  if (donorType === 'member') return <Chosen icon="person" name={member.name} onChange={askAgain} />;
  if (donorType === 'anonymous')
    return <Chosen icon="lotus" name={words.form.anonymous} onChange={askAgain} />;
  if (donorType === 'non_member') return <StrangerFields onChange={askAgain} />;
  return (
    <DonorBox
      error={field('donorType').error}
      onMember={({ id, name, membershipCode }: MemberRow) =>
        take({ donorType: 'member', member: { id, name: `${name}, ${membershipCode}` } })
      }
      onStranger={(donorName) => take({ donorType: 'non_member', donorName })}
      onNobody={() => take({ donorType: 'anonymous' })}
    />
  );
}
