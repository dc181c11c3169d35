/**
 * A page that the browser kept whole and brings back by its Back button shows what it knew when it was left: a paper that
 * was cleared since, a form of somebody who has signed out, a payment as it was before. It is loaded anew.
 */
export function reloadOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
