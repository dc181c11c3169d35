import type { CardStart, PayerView } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refusal } from '../../../ui/forms/kit/form-errors.ts';
import { Note } from '../../../ui/text/note.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { startCardForDonation, startCardForFee } from '../calls.ts';
import { words } from '../words.en.ts';

const start = ({ kind, id }: PayerView): Promise<CardStart> =>
  kind === 'fee'
    ? call(startCardForFee, { params: { id } })
    : call(startCardForDonation, { body: { donationId: id } });

/** The browser itself goes to the bank, with the fields that the bank wants. */
function leaveForBank({ url, method, fields }: CardStart['redirect']): void {
  const form = document.createElement('form');
  form.action = url;
  form.method = method;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** The other way to pay, or why there is none. */
export function CardWay({ due }: { due: PayerView }) {
  const { isAvailable, isSimulation, reason } = due.waysToPay.card;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function go() {
    setPending(true);
    setProblem(undefined);
    try {
      leaveForBank((await start(due)).redirect);
    } catch (error) {
      setProblem(
        refusal(error, () => false, {})
          .lines.map(({ message }) => message)
          .join(' '),
      );
      setPending(false);
    }
  }

  if (!isAvailable)
    return (
      <Note tone="plain" icon="card" title={words.cardOff}>
        <p>{reason}</p>
      </Note>
    );
  return (
    <>
      <Button
        big
        wide
        icon="card"
        pending={pending}
        pendingLabel={words.goingToBank}
        onClick={() => void go()}
      >
        {due.waysToPay.accounts.length > 0 ? words.payByCard : words.payByCardOnly}
      </Button>
      {isSimulation && <Note tone="warning">{words.simulation}</Note>}
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}
