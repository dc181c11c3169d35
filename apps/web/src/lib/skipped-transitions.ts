/** Going on before a page has glided in skips the rest of its transition, which the browser reports as an error of ours. */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<Error>;
    if (name === 'AbortError' && message?.startsWith('Transition was skipped')) event.preventDefault();
  });
}
