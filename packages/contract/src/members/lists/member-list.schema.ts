import { line } from '../../values/fields.ts';

export const memberListName = line(40);
