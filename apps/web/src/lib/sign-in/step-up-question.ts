import type { StepUpWay } from '@kathok/contract';
import type { AskStepUp } from '../client/step-up.ts';

/** That somebody shall show once more who they are, and whom to tell: with the proof, or null where they do not want to. */
export type StepUpQuestion = { ways: readonly StepUpWay[]; answer: (proof: string | null) => void };

let question: StepUpQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: StepUpQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** For the one place that puts the question on the screen. */
export const stepUpQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => question,
};

/** On a page that has no place for the question nobody can answer it. */
export const askStepUp: AskStepUp = (ways) => {
  if (listeners.size === 0) return Promise.resolve(null);
  return new Promise((resolve) => {
    const answer = (proof: string | null) => {
      set(null);
      resolve(proof);
    };
    set({ ways, answer });
  });
};
