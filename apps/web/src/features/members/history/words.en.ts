import type { MessageStatus } from '@kathok/contract';
import { inLanguage } from '../../../language/language.ts';

/** What became of a message to the member. */
export const words = inLanguage('features/members/history/words', {
  messages: {
    queued: 'Waiting to be sent',
    sent: 'Sent',
    failed: 'Did not arrive',
    kept: 'Not sent',
  } satisfies Record<MessageStatus, string>,
});
