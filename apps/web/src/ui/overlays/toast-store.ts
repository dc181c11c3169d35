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

/** A short confirmation. Never the only place where an error is told. */
export const toast = { success: show('success'), info: show('info'), danger: show('danger') };
