import type { ReceiptSummary } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { look } from '../../../ui/plain-button.tsx';
import { words } from '../words.en.ts';
import { sharePicture } from './share-picture.ts';
import { whatsAppAddress } from './whats-app.ts';

const said = words.receipt.share;

/** The receipt as a picture, and WhatsApp with ready words. The words lead to the page that says whether it is valid. */
export function ShareReceipt({
  receipt,
  phone,
  isCodeWithheld,
}: {
  receipt: ReceiptSummary;
  phone: string | null;
  isCodeWithheld: boolean;
}) {
  const [pending, setPending] = useState(false);
  const { id, receiptNumber, receivedFrom, amount, currency, title, verificationCode } = receipt;
  const address = `${location.origin}/verify/${verificationCode}`;
  const text = said.words(receivedFrom, format.money(amount, currency), title, receiptNumber, address);
  const name = `${receiptNumber.replaceAll('/', '-')}.png`;
  async function share() {
    setPending(true);
    try {
      await sharePicture(`/receipts/${id}.png${isCodeWithheld ? '?checkCode=withheld' : ''}`, name, text);
    } catch (error) {
      toast.failure(error, said.failed);
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button icon="phone" pending={pending} onClick={() => void share()}>
        {said.picture}
      </Button>
      <a
        className={look({ tone: 'line' })}
        href={whatsAppAddress(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="open" />
        {said.whatsApp}
      </a>
    </>
  );
}
