import type { CertificateKind } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/problem.ts';
import type { ErrorLine } from '../../../ui/forms/error-summary.tsx';
import { refusal } from '../../../ui/forms/kit/form-errors.ts';
import { requestCode } from './calls.ts';
import { useKeptPaper } from './kept-paper.ts';
import { NothingToCertify, openPaper, type Proof } from './open-paper.ts';
import { readAddress, type AddressValues } from './address-values.ts';
import { words } from '../words.en.ts';
import { pageAt } from '../../site/address.ts';

/** Why there is no paper although the proof was right, or why a link opened nothing. */
export type Outcome = { nothingIn: number } | 'linkEnded' | null;

const mostTries = 5;
const tenMinutes = 10 * 60_000;

/** What is under way, and what came of it. */
function useRequests(forget: () => void) {
  const [pending, setPending] = useState<'request' | 'code' | 'receipt' | null>(null);
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [outcome, setOutcome] = useState<Outcome>(null);

  function clear() {
    setErrors([]);
    setOutcome(null);
  }

  async function during(what: typeof pending, work: () => Promise<void>, reasonOf = plainReason) {
    setPending(what);
    clear();
    try {
      await work();
    } catch (error) {
      if (error instanceof NothingToCertify) {
        forget();
        setOutcome({ nothingIn: error.year });
      } else setErrors(reasonOf(error));
    } finally {
      setPending(null);
    }
  }

  return { pending, errors, setErrors, outcome, setOutcome, clear, during };
}

/** The three steps to a paper: who asks, the code, the paper. None of it is ever in the address. */
export function usePaperFlow(bareAddress: string) {
  const { asked, opened, isRead, change, forget } = useKeptPaper();
  const { pending, errors, setErrors, outcome, setOutcome, clear, during } = useRequests(forget);
  const [addressValues, setAddressValues] = useState<AddressValues>({});
  const [isAgain, setIsAgain] = useState(false);

  const open = async (proof: Proof) => {
    const paper = await openPaper(proof);
    change('asked', null);
    change('opened', paper);
    scrollTo({ top: 0 });
  };

  function wrongCode(error: unknown): readonly ErrorLine[] {
    if (!asked || !hasCode(error, 'invalid_token')) return plainReason(error);
    const left = mostTries - asked.wrong - 1;
    change('asked', { ...asked, wrong: asked.wrong + 1 });
    if (Date.now() > asked.at + tenMinutes) return [{ field: 'code', message: words.expiredCode }];
    return [{ field: 'code', message: left > 0 ? words.wrongCode(left) : words.noTriesLeft }];
  }

  useEffect(() => {
    // What was typed into the address has left it before the style was read (`site/document/document.ts`).
    const { typed = location.pathname } = (history.state ?? {}) as { typed?: string };
    const found = readAddress(pageAt(typed)?.params ?? {}, location.hash);
    if (!found) return;
    // The grant leaves the address before anything else, so that no later request, copied link or reload has it.
    history.replaceState(null, '', bareAddress);
    setAddressValues(found);
    if (found.grant)
      openPaper({ grant: found.grant }).then(
        (paper) => change('opened', paper),
        (error: unknown) =>
          hasCode(error, 'invalid_token') ? setOutcome('linkEnded') : setErrors(plainReason(error)),
      );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The address is read once, when the page opens.
  }, []);

  return {
    step: opened ? ('paper' as const) : asked ? ('code' as const) : ('which' as const),
    requestId: asked?.requestId,
    opened,
    isRead,
    addressValues,
    pending,
    errors,
    setErrors,
    outcome,
    isAgain,
    ask: (kind: CertificateKind, year: number, identifier: string, fact: string) =>
      during('request', async () => {
        const body = { kind, year, identifier, ...(fact && { fact }) };
        const { requestId } = await call(requestCode, { body });
        change('asked', { requestId, kind, year, at: Date.now(), wrong: 0 });
        scrollTo({ top: 0 });
      }),
    enterCode: (code: string) =>
      during(
        'code',
        async () => void (asked && (await open({ requestId: asked.requestId, code }))),
        wrongCode,
      ),
    openWithReceipt: (proof: Proof) => during('receipt', () => open(proof), wrongReceipt),
    startOver: () => {
      setIsAgain(asked !== null);
      forget();
      clear();
    },
  };
}
export type PaperFlow = ReturnType<typeof usePaperFlow>;

const isField = (property: string) => property in words.labels;

function plainReason(error: unknown): readonly ErrorLine[] {
  if (hasCode(error, 'rate_limited')) return [{ message: words.tooOften }];
  return refusal(error, isField, words.labels).lines;
}

const wrongReceipt = (error: unknown): readonly ErrorLine[] =>
  hasCode(error, 'invalid_token')
    ? [{ field: 'receiptNumber', message: words.wrongReceipt }]
    : plainReason(error);
