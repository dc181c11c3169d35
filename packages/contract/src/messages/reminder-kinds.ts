export const reminderKinds = ['renewal_due', 'renewal_overdue', 'lapsed'] as const;

/**
 * Why somebody hears nothing from us: nothing is on file; what is on file cannot be used, because no mail server or no SMS
 * provider is set up or the phone is a fixed line; the latest message did not arrive; or they asked for no messages.
 */
export const unheardReasons = ['no_contact', 'no_way', 'failed', 'opted_out'] as const;
export type UnheardReason = (typeof unheardReasons)[number];

/** Those who get a letter instead, or a call; nobody who asked for no messages. */
export const lettersFor = ['no_contact', 'no_way', 'failed'] as const satisfies UnheardReason[];
