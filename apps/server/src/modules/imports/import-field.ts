import type { ImportField } from './import-target.ts';

/** A column that a sheet may have. */
export const importField = (
  name: string,
  label: string,
  aliases: string[],
  hint: string,
  example: string,
  required = false,
): ImportField => ({ name, label, aliases, hint, example, required });
