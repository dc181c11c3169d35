import type { RenewalOffer } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Note } from '../../ui/text/note.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { RenewalForm } from './renewal-form.tsx';
import type { CreateRenewal } from './use-renewal.ts';
import { words } from './words.en.ts';

export const RenewalHead = () => (
  <div className="give-head">
    <h1 tabIndex={-1}>{words.title}</h1>
    <StepList steps={['first', 'pay']} current="first" names={words.steps} />
  </div>
);

type RenewalStepProps = {
  memberId: string;
  offer: RenewalOffer | null;
  isLifetime: boolean;
  paidUntil: string | null;
  create: CreateRenewal;
};

/** What may be renewed, or why there is nothing to renew. */
export function RenewalStep({ memberId, offer, isLifetime, paidUntil, create }: RenewalStepProps) {
  if (offer && offer.options.length > 0)
    return <RenewalForm memberId={memberId} offer={offer} create={create} />;
  return (
    <Note tone="plain" title={words.notNow}>
      <p>{isLifetime ? words.forLife : words.notNowText(paidUntil && format.day(paidUntil))}</p>
    </Note>
  );
}
