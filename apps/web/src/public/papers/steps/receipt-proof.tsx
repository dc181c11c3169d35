import type { CertificateKind } from '@kathok/contract';
import type { SubmitEvent } from 'react';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { receiptProof } from '../flow/receipt-proof.ts';
import type { PaperFlow } from '../flow/use-paper-flow.ts';
import { words } from '../words.en.ts';

type ReceiptProofProps = {
  flow: PaperFlow;
  kind: CertificateKind;
  /** Gives the year of the certificate, or says at its field what is wrong with it. */
  chosenYear: () => number | undefined;
  /** No code can be sent. */
  isOnlyWay: boolean;
};

/** The number of a receipt and the check code printed on it are proof enough: this way needs no mail. */
export function ReceiptProof({ flow, kind, chosenYear, isOnlyWay }: ReceiptProofProps) {
  const errorOf = (field: string) => flow.errors.find((line) => line.field === field)?.message;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const proof = receiptProof(
      String(typed.get('receiptNumber') ?? ''),
      String(typed.get('checkCode') ?? ''),
    );
    if (Array.isArray(proof)) return flow.setErrors(proof);
    if (flow.pending) return;
    const pressed = (event.nativeEvent as unknown as { submitter: HTMLElement | null }).submitter;
    const wantsReceipt = pressed?.getAttribute('value') !== 'certificate';
    const year = wantsReceipt ? undefined : chosenYear();
    if (wantsReceipt) void flow.openWithReceipt(proof);
    else if (year !== undefined) void flow.openWithReceipt({ ...proof, kind, year });
  }

  return (
    <details
      className="at-hand"
      id="at-hand"
      open={isOnlyWay || (errorOf('receiptNumber') ?? errorOf('checkCode')) ? true : undefined}
    >
      <summary>
        <Icon name="scroll" />
        <span>
          {words.receiptAtHand} <span className="hint">{words.receiptAtHandHint}</span>
        </span>
      </summary>
      <form method="post" onSubmit={onSubmit} noValidate>
        <p className="hint">{words.receiptAtHandText}</p>
        <div className="pair">
          <TextField
            name="receiptNumber"
            label={words.labels.receiptNumber}
            placeholder={words.receiptExample}
            error={errorOf('receiptNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name="checkCode"
            label={words.labels.checkCode}
            placeholder={words.checkExample}
            error={errorOf('checkCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <div className="row">
          <SubmitButton value="receipt" pending={flow.pending === 'receipt'} pendingLabel={words.opening}>
            {words.openReceipt}
          </SubmitButton>
          <SubmitButton value="certificate">{words.openCertificate}</SubmitButton>
        </div>
      </form>
    </details>
  );
}
