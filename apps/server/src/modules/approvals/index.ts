export { findWaitingCall, holdForSecondPerson } from './approval.routes.ts';
export type { HeldAct, Hold } from './hold.ts';
