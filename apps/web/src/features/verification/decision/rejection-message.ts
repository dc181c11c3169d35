import { phoneText } from '@kathok/contract';
import type { PayerContact } from '../kind.ts';
import { words } from '../words.en.ts';

/** How the payer hears that a slip was rejected, said only where it is true. */
export function rejectionMessage({ email, phone, isMailed, isSwitchedOff }: PayerContact): string {
  if (isSwitchedOff) return phone ? words.told.switchedOff(phoneText(phone)) : words.told.switchedOffNobody;
  if (isMailed && email) return words.told.byMail(email);
  if (!phone) return words.told.nobody;
  return email ? words.told.noMailYet(phoneText(phone)) : words.told.call(phoneText(phone));
}
