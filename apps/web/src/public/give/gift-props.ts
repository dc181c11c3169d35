import type { Answers } from '../site/answers.ts';
import type { Gift } from './gift-draft.ts';

/** What every part of the form gets. */
export type GiftProps = {
  gift: Gift;
  change: <Field extends keyof Gift>(field: Field, value: Gift[Field]) => void;
  errorOf: (field: string) => string | undefined;
};
export type Purpose = Answers['purposes'][number];
