import type { LastLook } from '../../platform/mail/sending/delivery.ts';
import { findRecipientNow } from './last-look.repository.ts';
import { words } from './words.en.ts';

/**
 * A message may have waited for a night, a pause or a mail server. What is no longer true does not leave, and what still
 * is goes to the address that is on file now.
 */
export const lookOnceMore: LastLook = async ({ db }, { memberId, channel, termEnd }) => {
  const member = await findRecipientNow(db, memberId);
  if (!member) return { withdrawn: words.withdrawn.removed };
  if (member.isOptedOut) return { withdrawn: words.withdrawn.optedOut };
  if (member.endReason === 'deceased') return { withdrawn: words.withdrawn.ended };
  if (termEnd !== null) {
    if (member.endReason !== null) return { withdrawn: words.withdrawn.ended };
    if (member.isLifetime || member.paidUntil !== termEnd) return { withdrawn: words.withdrawn.renewed };
    if (member.hasPaymentUnderWay) return { withdrawn: words.withdrawn.paying };
  }
  const recipient = channel === 'sms' ? member.phone : member.email;
  return recipient ? { recipient } : { withdrawn: words.withdrawn.noAddress[channel] };
};
