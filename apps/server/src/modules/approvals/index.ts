export { findWaitingCall } from './approval.service.ts';
export { holdForSecondPerson } from './approval.routes.ts';
export type { HeldAct, Hold } from './hold.ts';
