export { useDecisionKeys } from './keys/use-decision-keys.ts';
export { useKeyChoice } from './keys/use-key-choice.ts';
export { useKeys } from './keys/use-keys.ts';
