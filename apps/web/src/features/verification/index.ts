export { useDecisionKeys } from './use-decision-keys.ts';
export { useKeyChoice } from './use-key-choice.ts';
export { useKeys } from './use-keys.ts';
