/** The request header that carries what `POST /auth/step-up` answered. */
export const stepUpHeader = 'Step-Up';

/** The ways to show once more, while signed in, that it is still the same person. */
export const stepUpWays = ['password', 'code', 'passkey'] as const;
export type StepUpWay = (typeof stepUpWays)[number];
