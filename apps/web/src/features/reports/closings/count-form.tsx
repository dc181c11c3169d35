import { type CashDay, cashClosings, defaultCurrency, formatAmount, noteValues } from '@kathok/contract';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { differenceText } from './difference-text.ts';
import { readCount } from './typed-count.ts';
import { words } from './words.en.ts';

const say = words.count;

/** What is typed of a count, how it reads against the books, and the call that closes the day with it. */
function useCount({ day, currency, booked, people, lastCounted }: CashDay, onRefused: () => void) {
  const [typed, setTyped] = useState({ opening: lastCounted?.counted ?? '', counted: '' });
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [remark, setRemark] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = useEndpointMutation(cashClosings.close);
  const read = readCount({ ...typed, notes }, Math.round(Number(booked) * 100));
  const { opening, counted, difference } = read;
  const isExplained = difference === 0 || remark.trim() !== '';

  function save() {
    setTried(true);
    if (opening === null || counted === null || !isExplained || close.isPending) return;
    // A day on which nobody took in any cash is soon closed by mistake: the wrong day, or before the work is done.
    if (people.length === 0 && !isAsking) {
      setAsking(true);
      return;
    }
    const body = {
      day,
      currency,
      booked,
      opening: formatAmount(opening),
      counted: formatAmount(counted),
      ...(read.notes && { notes: read.notes }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    };
    close.mutate({ body }, { onSuccess: () => toast.success(say.done), onError: refused });
  }
  function refused() {
    setAsking(false);
    onRefused();
  }

  const fields = { typed, setTyped, notes, setNotes, remark, setRemark };
  return { ...fields, isTried, isExplained, isAsking, setAsking, read, close, save };
}

/** What lies in the box, as a sum or note by note, and what that says against the books. */
export function CountForm({ cash, onRefused }: { cash: CashDay; onRefused: () => void }) {
  const count = useCount(cash, onRefused);
  const { notes, setNotes, close } = count;
  const { counted, wrongNotes, difference } = count.read;
  const { day, currency } = cash;
  const save = say.close(day, counted === null ? null : format.money(formatAmount(counted), currency));
  function submit(event: FormEvent) {
    event.preventDefault();
    count.save();
  }
  return (
    <Card title={say.title}>
      <form className="count-form" onSubmit={submit} noValidate>
        <SumFields cash={cash} count={count} />
        {currency === defaultCurrency && <NoteCounts notes={notes} wrong={wrongNotes} onNotes={setNotes} />}
        <output className="outcome">
          <span>{words.difference}</span>{' '}
          <b>{difference === null ? say.notCounted : differenceText(formatAmount(difference), currency)}</b>
        </output>
        <RemarkField count={count} />
        <div className="full">{close.error && <ErrorState error={close.error} />}</div>
        <div className="full row">
          <p className="muted">{say.final}</p>
          <Button tone="primary" type="submit" pending={close.isPending} pendingLabel={say.closing}>
            {save}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title={say.noCash.title(day)}
        open={count.isAsking}
        onClose={() => count.setAsking(false)}
        confirmLabel={save}
        onConfirm={count.save}
        pending={close.isPending}
      >
        <p>{say.noCash.text}</p>
      </ConfirmDialog>
    </Card>
  );
}

type Count = ReturnType<typeof useCount>;

/** The cash before the first payment, and all that lies in the box now. */
function SumFields({ cash, count }: { cash: CashDay; count: Count }) {
  const { typed, setTyped, isTried } = count;
  const { opening, counted, countedFault } = count.read;
  const hasNotes = count.read.notes !== null;
  const countedMissing = isTried && countedFault === 'missing' ? say.countedMissing : undefined;
  const sumOfNotes = counted === null ? '' : formatAmount(counted);
  return (
    <>
      <TextField
        label={words.opening}
        name="opening"
        hint={cash.lastCounted ? say.openingFrom(cash.lastCounted.day) : say.openingHint}
        inputMode="decimal"
        value={typed.opening}
        error={opening === null ? say.openingWrong : undefined}
        onChange={(event) => setTyped({ ...typed, opening: event.target.value })}
      />
      <TextField
        label={words.counted}
        name="counted"
        hint={hasNotes ? say.countedFromNotes : say.countedHint}
        inputMode="decimal"
        readOnly={hasNotes}
        value={hasNotes ? sumOfNotes : typed.counted}
        error={countedFault === 'wrong' ? say.openingWrong : countedMissing}
        onChange={(event) => setTyped({ ...typed, counted: event.target.value })}
      />
    </>
  );
}

/** Optional as long as cash and books agree, or nothing is counted yet. */
function RemarkField({ count: { remark, setRemark, isTried, isExplained, read } }: { count: Count }) {
  const isDifferent = read.difference !== null && read.difference !== 0;
  return (
    <div className="full">
      <TextArea
        label={say.remark}
        name="remark"
        hint={isDifferent ? say.remarkHint : undefined}
        optional={!isDifferent}
        maxLength={300}
        value={remark}
        error={isTried && isDifferent && !isExplained ? say.remarkMissing : undefined}
        onChange={(event) => setRemark(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}

type NoteCountsProps = {
  notes: Record<string, string>;
  /** The banknotes whose number cannot be read. */
  wrong: readonly number[];
  onNotes: (notes: Record<string, string>) => void;
};

/** How many there are of each banknote. */
const NoteCounts = ({ notes, wrong, onNotes }: NoteCountsProps) => (
  <fieldset className="notes">
    <legend>{say.notes}</legend>
    {noteValues.map((value) => (
      <TextField
        key={value}
        label={say.note(format.number(value))}
        name={`note-${value}`}
        inputMode="numeric"
        maxLength={7}
        value={notes[value] ?? ''}
        error={wrong.includes(value) ? say.notANumber : undefined}
        onChange={(event) => onNotes({ ...notes, [value]: event.target.value })}
      />
    ))}
  </fieldset>
);
