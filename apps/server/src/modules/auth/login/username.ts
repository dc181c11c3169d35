import { phone, readMembershipCode } from '@kathok/contract';

/**
 * The one form of what somebody types to say who they are: an e-mail, a membership code, or a phone number as we
 * keep it. It is also what attempts are counted by, whether anybody has that name or not.
 */
export function normaliseUsername(text: string): string {
  const name = text.normalize('NFKC').trim().toLowerCase();
  const asPhone = phone.safeParse(name);
  return readMembershipCode(name) ?? (asPhone.success ? asPhone.data : name);
}
