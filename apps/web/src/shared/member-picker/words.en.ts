import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/member-picker/words', {
  placeholder: 'Name, code, CID or phone',
  searching: 'Searching…',
  found: (count: number) =>
    count === 1
      ? 'One member found. Choose with the arrow keys and Enter.'
      : `${count} members found. Choose with the arrow keys and Enter.`,
  none: 'No Result',
});
