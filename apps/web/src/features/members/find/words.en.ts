import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage('features/members/find/words', {
  members: 'Members',
  actions: 'Actions',
  donor: (name: string, code: string) => `${name}, ${code}`,
  donation: (name: string) => `Record a donation for ${name}`,
  renewal: (name: string) => `Renew the membership of ${name}`,
});
