export type ToastTone = 'success' | 'info' | 'danger';
export type Toast = { id: number; tone: ToastTone; text: string };

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

const show = (tone: ToastTone) => (text: string) => set([...toasts, { id: ++count, tone, text }]);

/** A short message. An error is told here where the form or page that would show it is gone, or has no place for it. */
export const toast = {
  success: show('success'),
  info: show('info'),
  danger: show('danger'),
  failure: (error: unknown) => show('danger')(error instanceof Error ? error.message : String(error)),
};
