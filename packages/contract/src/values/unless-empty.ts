/** Reports an empty field as empty, and not as having the wrong shape. */
export const unlessEmpty = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? 'must not be empty' : message),
});
