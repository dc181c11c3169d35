/** Where nothing was typed, that is what is wrong, and not its shape. */
export const unlessEmpty = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? 'must not be empty' : message),
});
