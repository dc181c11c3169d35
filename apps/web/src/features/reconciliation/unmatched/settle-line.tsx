import { addDays, reconciliation, type Settlement } from '@kathok/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { format } from '../../../language/format.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { useSettleLine } from '../reconciliation.queries.ts';
import { whenDecided } from './when-decided.ts';
import type { LineActProps } from './line-acts.ts';
import { words } from './words.en.ts';

const said = words.settle;

/** A net credit of the card gateway, explained by the payments of some days. */
export function SettleLine({ line, onDone }: LineActProps) {
  const dayBefore = addDays(line.bookedOn, -1);
  const guessed =
    line.suggestion?.kind === 'settlement' ? line.suggestion : { from: dayBefore, to: dayBefore };
  const [from, setFrom] = useState(guessed.from);
  const [to, setTo] = useState(guessed.to);
  const [other, setOther] = useState({ amount: '', why: '' });
  const params = { id: line.id };
  const asked = { from, to, ...otherOf(other) };
  const explain = useMutation<Settlement, Error>({
    mutationFn: () => call(reconciliation.explainSettlement, { params, query: asked }),
  });
  const settle = useSettleLine();
  const change = (set: (day: string) => void) => (day: string) => {
    explain.reset();
    set(day);
  };
  function ask(event: FormEvent) {
    event.preventDefault();
    explain.mutate();
  }
  const keep = () =>
    whenDecided(settle.mutateAsync({ params, body: asked }), () => {
      toast.success(said.done);
      onDone();
    });
  return (
    <form className="line-form" onSubmit={ask} noValidate>
      <div className="two-cols">
        <DateField label={said.from} name="from" value={from} onChange={change(setFrom)} />
      </div>
      <div className="two-cols">
        <DateField label={said.to} name="to" value={to} onChange={change(setTo)} />
      </div>
      {(explain.error || other.amount !== '') && (
        <OtherDeduction
          value={other}
          onChange={(value) => {
            explain.reset();
            setOther(value);
          }}
        />
      )}
      <div className="full">
        <StatementProblem error={explain.error ?? settle.error} />
        {explain.data && <Explained settlement={explain.data} />}
      </div>
      <div className="full row">
        <p className="muted">{said.note}</p>
        {explain.data ? (
          <Button tone="primary" pending={settle.isPending} pendingLabel={said.saving} onClick={keep}>
            {said.save}
          </Button>
        ) : (
          <Button tone="primary" type="submit" pending={explain.isPending} pendingLabel={said.explaining}>
            {said.explain}
          </Button>
        )}
      </div>
    </form>
  );
}

interface Other {
  amount: string;
  why: string;
}

const otherOf = ({ amount, why }: Other) =>
  amount.trim() === '' ? {} : { otherAmount: amount.trim(), otherWhy: why.trim() };

/** What the bank has taken off besides commission, tax and refunds of ours, in the words of somebody who knows. */
function OtherDeduction({ value, onChange }: { value: Other; onChange: (value: Other) => void }) {
  return (
    <>
      <TextField
        label={said.other}
        name="otherAmount"
        hint={said.otherHint}
        inputMode="decimal"
        value={value.amount}
        onChange={({ target }) => onChange({ ...value, amount: target.value })}
      />
      <TextField
        label={said.otherWhy}
        name="otherWhy"
        value={value.why}
        onChange={({ target }) => onChange({ ...value, why: target.value })}
      />
    </>
  );
}

function Explained({ settlement }: { settlement: Settlement }) {
  const { paymentCount, gross, commission, tax, net, commissionRate, refunds, other } = settlement;
  const rows = [
    [said.gross(paymentCount), gross],
    [said.commission(format.number(commissionRate / 100)), `-${commission}`],
    [said.tax, `-${tax}`],
    ...refunds.map(
      ({ amount, day, receiptNumber }) => [said.refund(day, receiptNumber), `-${amount}`] as const,
    ),
    ...(other ? [[other.why, `-${other.amount}`] as const] : []),
    [said.net, net],
  ] as const;
  return (
    <dl className="explained">
      {rows.map(([label, amount], at) => (
        <div key={`${at} ${label}`}>
          <dt>{label}</dt>
          <dd className="num">{format.exactMoney(amount, 'BTN')}</dd>
        </div>
      ))}
    </dl>
  );
}
