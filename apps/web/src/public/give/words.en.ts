import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/give/words', {
  title: 'Make an offering',
  guest: 'I give as a guest',
  guestText:
    'A name and a phone number are enough, or give without a name. You will get a receipt either way.',
  guestButton: 'Choose a donation',
  waysText: 'Prefer to go to the bank or to the office?',
  ways: 'See all ways to give',
  member: 'I give as a member',
  memberText: 'The donation is recorded with the membership. You can also give in someone else’s name.',
  isMember: 'Are you a member?',
  asMember: 'Give in your own name',
  atTheDesk: 'Please give at the desk.',
  atTheDeskText:
    'Bank transfers and cards are not set up yet. You can choose your donation here and bring its reference to the desk.',
});
