import { sessionStore } from '../../lib/api.ts';
import { NetworkFailure } from '../../lib/problem.ts';
import { WaitsForSecondPerson } from '../../lib/waiting/waits-for-second-person.ts';

export type ToastTone = 'success' | 'info' | 'danger';
/** One that stays is there until it is dismissed. */
export type Toast = { id: number; tone: ToastTone; text: string; stays: boolean };

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  dismiss: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
};

// What one person was told is not shown to the next one at the same screen.
let owner = sessionStore.user()?.id;
sessionStore.subscribe(() => {
  const present = sessionStore.user()?.id;
  if (present === owner) return;
  owner = present;
  set([]);
});

const show =
  (tone: ToastTone, stays = false) =>
  (text: string) =>
    set([...toasts, { id: ++count, tone, text, stays }]);

/**
 * A short message. An error is told here where the page has no place for it, or where the form or page that would show it
 * is gone: people may be busy with something else then, and it stays.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  danger: show('danger'),
  /** `unanswered` says what was tried, for a server that gave no answer; a refusal says so itself. */
  failure(error: unknown, unanswered?: string): void {
    if (error instanceof WaitsForSecondPerson) return show('info', true)(error.message);
    const isUnanswered = unanswered !== undefined && error instanceof NetworkFailure;
    const said = error instanceof Error ? error.message : String(error);
    show('danger', true)(isUnanswered ? unanswered : said);
  },
};
