import { phoneText } from '../../lib/phone-text.ts';
import type { PayerContact } from './kind.ts';
import { words } from './words.ts';

/** How the payer hears that a slip was rejected, said only where it is true. */
export function howTold({ email, phone, isMailed }: PayerContact): string {
  if (isMailed && email) return words.told.byMail(email);
  if (!phone) return words.told.nobody;
  return email ? words.told.noMailYet(phoneText(phone)) : words.told.call(phoneText(phone));
}
