import { z } from 'zod';
import { paragraph } from '../../values/fields.ts';

export const noteBody = z.strictObject({ text: paragraph(2000).min(1, 'must not be empty') });
