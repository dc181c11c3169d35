export { useKeyChoice } from './use-key-choice.ts';
export { useKeys } from './use-keys.ts';
