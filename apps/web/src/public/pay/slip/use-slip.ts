import type { PayerView } from '@kathok/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem, NetworkFailure } from '../../../lib/problem.ts';
import { newSubmissionKey } from '../../../lib/client/submission-key.ts';
import { refusal } from '../../../ui/forms/kit/form-errors.ts';
import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import { statusAddress } from '../../../shared/payment-addresses.ts';
import { words } from '../words.en.ts';
import { forgetSlip, keepSlip, type KeptSlip, readSlip } from './kept-slip.ts';
import { sendSlip } from './send-slip.ts';
import { errorIn, holdSlip, type SlipInHand } from './slip-in-hand.ts';

const newSlip = (dueId: string): KeptSlip => ({
  dueId,
  key: newSubmissionKey(),
  method: 'mobile_transfer',
  bank: '',
  journalNumber: '',
  paidOn: dayInBhutan(new Date()),
  file: null,
  isSending: false,
  keptAt: Date.now(),
});

// The fields in the order in which they stand on the page.
const fields = ['slip', 'journalNumber', 'bank', 'paidOn'] as const;
const missingIn = (slip: KeptSlip) =>
  fields.filter((field) => (field === 'slip' ? slip.file === null : slip[field].trim() === ''));

/** No answer, half an answer, or the first try still at work: sent again with the same key it is taken once. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof NetworkFailure ||
  (error instanceof ApiProblem && (error.status >= 500 || error.code === 'request_running'));

/** The pauses, in milliseconds, before a stuck slip is sent again by itself. */
const pauses = [3000, 10_000, 30_000];
const longestPause = 60_000;

/** Sends the slip, says how far it has gone out, and sends one that is stuck again by itself. */
function useSending(due: PayerView, hand: ReturnType<typeof holdSlip>, slip: KeptSlip) {
  /** How much of it has gone out, from 0 to 1, while it is on its way. */
  const [progress, setProgress] = useState<number | null>(null);
  const [isStuck, setStuck] = useState(false);
  const control = useRef<AbortController>(null);
  const timesStuck = useRef(0);

  const send = useCallback(
    async (sent: KeptSlip) => {
      control.current = new AbortController();
      setProgress(0);
      setStuck(false);
      const sending = { ...sent, isSending: true };
      hand.put(sending);
      await keepSlip(sending);
      try {
        await sendSlip(due, sending, setProgress, control.current.signal);
        await forgetSlip(due.id);
        location.assign(statusAddress(due));
      } catch (error) {
        setProgress(null);
        if (mayHaveArrived(error)) return setStuck(true);
        const known = control.current.signal.aborted
          ? []
          : refusal(error, (property) => property in words.labels, words.labels).lines;
        await keepSlip(hand.takeBack(sending, known));
      }
    },
    [due, hand],
  );

  useEffect(() => {
    if (!isStuck) return undefined;
    const again = () => void send(slip);
    // A browser tells when the line is back, and not when a busy server is: so the slip is also sent after a pause.
    const timer = setTimeout(again, pauses[timesStuck.current] ?? longestPause);
    timesStuck.current += 1;
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isStuck, slip, send]);

  function stopRetrying() {
    setStuck(false);
    timesStuck.current = 0;
  }

  return { progress, isStuck, send, stopRetrying, cancel: () => control.current?.abort() };
}

/** The slip of one payment: what was filled in, on its way or stuck. Whatever happens, it stays on this device until it has arrived. */
export function useSlip(due: PayerView) {
  const [shown, show] = useState<SlipInHand>(() => ({
    slip: newSlip(due.id),
    errors: [],
    changed: new Set(),
  }));
  const [hand] = useState(() => holdSlip(shown, show));
  const { slip, errors } = shown;
  const [isRead, setRead] = useState(false);
  const { progress, isStuck, send, stopRetrying, cancel } = useSending(due, hand, slip);

  // A slip that was left behind goes on where it stopped.
  useEffect(() => {
    let isHere = true;
    const goOn = async () => {
      const kept = await readSlip(due.id);
      if (!isHere) return;
      if (kept) hand.put(kept);
      setRead(true);
      if (kept?.isSending) await send(kept);
    };
    void goOn();
    return () => {
      isHere = false;
    };
  }, [due.id, hand, send]);

  function keepChanged(next: KeptSlip) {
    stopRetrying();
    void keepSlip(next);
  }

  function submit() {
    if (progress !== null) return;
    const sent = hand.now();
    const missing = missingIn(sent);
    hand.mark(missing.map((field) => ({ field, message: words.missing[field] })));
    if (missing.length === 0) void send(sent);
  }

  return {
    slip,
    isRead,
    errors,
    errorOf: (field: string) => errorIn(shown, field),
    progress,
    isStuck,
    change: (patch: Partial<KeptSlip>) => keepChanged(hand.change(patch)),
    choose: (file: File | null) => keepChanged(hand.choose(file)),
    submit,
    cancel,
  };
}
