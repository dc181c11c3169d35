export const reminderKinds = ['renewal_due', 'renewal_overdue', 'lapsed'] as const;

/**
 * Why no message can ever reach somebody: nothing is on file; there is only a fixed line, which takes no SMS; the latest
 * message did not arrive; or they asked for no messages. What is only not set up yet is no reason of theirs.
 */
export const unheardReasons = ['no_contact', 'no_way', 'failed', 'opted_out'] as const;
export type UnheardReason = (typeof unheardReasons)[number];
