import { useState, useEffect, type ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import type { Waiting } from '../kind.ts';
import { words } from '../words.en.ts';
import type { Received } from './decision-form.ts';
import { FactTable } from './fact-table.tsx';
import { SettlementNote } from './settlement-note.tsx';
import { isOwed } from './settlement.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';

type ReceivedFieldsProps = {
  kit: Kit<Received, Received>;
  takesFocus: boolean;
  /** What follows from the sum, right beneath it. */
  children: ReactNode;
};

/** What the bank's statement says, where it differs from what the payer said. */
function ReceivedFields({ kit: { form, field, day }, takesFocus, children }: ReceivedFieldsProps) {
  const { setFocus } = form;
  const said = form.formState.defaultValues;
  useEffect(() => {
    if (takesFocus) setFocus('amountReceived', { shouldSelect: true });
  }, [takesFocus, setFocus]);
  return (
    <div className="received">
      <TextField {...field('amountReceived')} inputMode="decimal" autoComplete="off" />
      {children}
      <DateField {...day('receivedOn')} />
      <TextField {...field('bank')} optional={!said?.bank} autoComplete="off" />
      <TextField {...field('journalNumber')} optional={!said?.journalNumber} autoComplete="off" />
    </div>
  );
}

type DecisionFieldsProps = {
  item: Waiting;
  kit: Kit<Received, Received>;
  offersAccount: boolean;
  onOfferAccount: (offers: boolean) => void;
};

/** What the payer says, what of it is corrected, and what follows from the sum. */
export function DecisionFields({ item, kit, offersAccount, onOfferAccount }: DecisionFieldsProps) {
  const { can } = useSession();
  const mayDecide = can('update', item.kind.subject);
  const [correcting, setCorrecting] = useState(false);
  const hasFieldErrors = Object.keys(kit.form.formState.errors).length > 0;
  const settlement = isOwed(item) && (
    <SettlementNote
      kind={item.kind}
      due={item.due}
      received={kit.value('amountReceived')}
      currency={item.currency}
      purpose={kit.field('excessPurposeId')}
    />
  );
  function toggleCorrecting() {
    if (correcting) kit.form.reset();
    setCorrecting(!correcting);
  }
  return (
    <>
      {correcting || hasFieldErrors ? (
        <ReceivedFields kit={kit} takesFocus={correcting}>
          {settlement}
        </ReceivedFields>
      ) : (
        settlement
      )}
      <FactTable item={item} />
      {mayDecide && item.isFirstFee && (
        <CheckField
          name="offersAccount"
          label={words.offersAccount}
          hint={words.offersAccountHint}
          checked={offersAccount}
          onChange={(event) => onOfferAccount(event.target.checked)}
        />
      )}
      {mayDecide && (
        <Button tone="quiet" icon={correcting ? 'close' : 'edit'} onClick={toggleCorrecting}>
          {correcting ? words.keepAsSaid : words.correct}
        </Button>
      )}
    </>
  );
}
