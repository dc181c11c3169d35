import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, wherever the command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (...parts) => join(root, ...parts);
