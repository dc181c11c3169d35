import type { FamilyRelation, Standing } from '@kathok/contract';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage('features/member-area/family/words', {
  title: 'Family',
  lead: 'One payment for everybody; each has a receipt in their own name.',
  whom: 'Whom do you pay for?',
  allDue: 'All who are due',
  you: 'you',
  relations: {
    parent: 'father or mother',
    child: 'son or daughter',
    spouse: 'husband or wife',
    sibling: 'brother or sister',
    other: 'relative or friend',
  } satisfies Record<FamilyRelation, string>,
  standings: {
    applied: 'Applied',
    lifetime: 'Life member',
    current: 'Current',
    grace: 'In grace',
    lapsed: 'Lapsed',
    resigned: 'Left',
    deceased: 'Deceased',
    suspended: 'Suspended',
    declined: 'Declined',
  } satisfies Record<Standing, string>,
  until: (day: string) => `until ${day}`,
  since: (day: string) => `since ${day}`,
  to: (type: string, day: string | null) => (day ? `${type}, to ${day}` : `${type}, for life`),
  checking: 'Being checked',
  nothingDue: 'nothing is due now',
  neverDue: 'nothing is ever due',
  asked: (relation: string, day: string) => `${relation}, asked on ${day}`,
  notAnswered: 'Not answered yet',
  declined: 'Said no',
  takeBack: 'Take back',
  end: 'End it',
  ended: 'It has ended.',
  people: (count: number) => (count === 1 ? 'one person' : `${count} people, one payment`),
  together: 'Together',
  pay: (sum: string) => `Pay ${sum}`,
  payFor: (sum: string, count: number) => (count === 1 ? `Pay ${sum}` : `Pay ${sum} for ${count}`),
  paying: 'One moment…',
  hint: 'One transfer, one slip. Each has a receipt in their own name, for their own certificate.',
  nobody: 'Tick whom you pay for.',
  currencies: 'These are in different currencies. Please pay each currency by itself.',
  payment: 'Your payment',
  ask: {
    title: 'Look after somebody else',
    lead: 'For a parent in the village, a brother abroad. They are asked first; for a child under 18 the office sets it up with you.',
    labels: {
      membershipCode: 'Their member code',
      dateOfBirth: 'Their birth date',
      relation: 'They are your',
    },
    choose: 'Choose',
    send: 'Ask them',
    sending: 'Asking…',
    done: 'Done.',
    doneText:
      'If the code and the birth date belong together, that person has been asked and the answer will stand here. We cannot tell you more.',
  },
  invite: {
    title: (name: string) => `${name} asks to look after your membership`,
    text: 'They could see until when you are paid, and pay for you. They would not see your CID, phone, address or other donations. Either of you can end it at any time.',
    allow: 'Allow it',
    refuse: 'No, thank you',
  },
  keepers: {
    title: 'Who looks after you',
    since: (day: string, payments: number) =>
      payments === 0
        ? `since ${day}`
        : payments === 1
          ? `since ${day}; has paid for you once`
          : `since ${day}; has paid for you ${payments} times`,
  },
});
