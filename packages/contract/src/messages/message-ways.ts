/** By which ways a message goes. */
export const messageWays = ['email', 'sms', 'letter'] as const;
export type MessageWay = (typeof messageWays)[number];
