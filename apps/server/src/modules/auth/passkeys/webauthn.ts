/** Its hundreds of modules take a tenth of a start to load, so they wait until somebody uses a passkey. */
export const loadWebauthn = () => import('@simplewebauthn/server');

const reasons = ['challenge', 'origin', 'counter', 'verification', 'type', 'signature'];

/** What did not fit, in a word: the sentence of the library quotes what the caller sent, and that is not for the log. */
export const whyRefused = (error: unknown): string =>
  reasons.find((reason) => error instanceof Error && error.message.includes(reason)) ?? 'other';
