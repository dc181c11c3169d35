import { z } from 'zod';

/** An empty field means none. What is wrong with a filled one is what its rule says, not that it is not empty. */
export const orNone = <Rule extends z.ZodType>(rule: Rule) =>
  z.union([z.literal('').transform(() => null), rule], {
    error: ({ errors }) => (errors as { message: string }[][] | undefined)?.at(-1)?.[0]?.message,
  });
