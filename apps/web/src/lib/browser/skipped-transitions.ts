/** What the browser says of a page that did not glide in to its end, whatever ended that. */
export function isSkippedTransition(reason: unknown): boolean {
  const { message } = (reason ?? {}) as Partial<Error>;
  return message?.startsWith('Transition was ') ?? false;
}

/**
 * Going on before a page has glided in, turning the phone meanwhile, or a slow machine ends its transition. The page is there
 * all the same, but the browser reports it as an error of ours.
 */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}
