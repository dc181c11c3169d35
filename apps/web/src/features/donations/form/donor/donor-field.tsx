import type { MemberRow } from '@kathok/contract';
import { useSession } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon, type IconName } from '../../../../ui/pictures/icon.tsx';
import { words } from '../../words.en.ts';
import { DonorBox } from './donor-box.tsx';
import { type DonationPart, type DonationValues, firstDonor, noDonor } from '../donation-values.ts';
import { DonorDetails } from './donor-details.tsx';

const ChangeButton = ({ onClick }: { onClick: () => void }) => (
  <Button tone="quiet" onClick={onClick}>
    {words.form.change}
    <span className="hidden">: {words.form.changeDonor}</span>
  </Button>
);

const Chosen = ({ icon, name, onChange }: { icon: IconName; name: string; onChange: () => void }) => (
  <div className="field">
    <span className="label">{words.form.labels.donorType}</span>
    <div className="chosen-donor">
      <Icon name={icon} />
      <b>{name}</b>
      <ChangeButton onClick={onChange} />
    </div>
  </div>
);

/** Who gives: a member found by typing, somebody else by name, or nobody who wants to be named. */
export function DonorField({ kit }: DonationPart) {
  const { can } = useSession();
  const donorType = kit.value('donorType');

  function choose(donor: Partial<DonationValues>) {
    for (const [name, value] of Object.entries({ ...noDonor, ...donor }))
      kit.setValue(name as 'donorType', value as 'member');
    kit.clearErrors(['donorType', 'donorName']);
  }
  function take(donor: Partial<DonationValues>) {
    // The focus moves at once, and not by the form's own way, which waits a moment: anyone who types on loses no digit.
    if (donor.donorName !== '') document.getElementById('amount')?.focus();
    choose(donor);
  }
  const askAgain = () => choose(firstDonor(can));

  if (donorType === 'member')
    return <Chosen icon="person" name={kit.value('member').name} onChange={askAgain} />;
  if (donorType === 'anonymous')
    return <Chosen icon="lotus" name={words.form.anonymous} onChange={askAgain} />;
  if (donorType === 'non_member') {
    // Nobody else can be chosen by somebody who may not read the register.
    const corner = can('read', 'Member') ? (
      <ChangeButton onClick={askAgain} />
    ) : (
      <Button tone="quiet" onClick={() => take({ donorType: 'anonymous' })}>
        {words.form.anonymous}
      </Button>
    );
    return <DonorDetails kit={kit} corner={corner} />;
  }
  return (
    <DonorBox
      error={kit.field('donorType').error}
      onMember={({ id, name, membershipCode }: MemberRow) =>
        take({ donorType: 'member', member: { id, name: `${name}, ${membershipCode}` } })
      }
      onStranger={(donorName) => take({ donorType: 'non_member', donorName })}
      onNobody={() => take({ donorType: 'anonymous' })}
    />
  );
}
