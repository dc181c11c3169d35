import type { LinkWay } from '@kathok/contract';

export const words = {
  noContact:
    'or a mobile phone is needed to send the link. Enter one with the member’s details, or hand the link over',
  emailTaken: 'is already used by another account. Each account needs an e-mail address of its own',
  notPossible: {
    email: 'must be another one: there is no e-mail address on file',
    sms: 'must be another one: there is no mobile phone on file, or no SMS provider is set up',
    link: 'must be another one: the link can be sent, or this member has chosen a password already',
  } satisfies Record<LinkWay, string>,
  ended: 'This membership has ended, so there is nothing to log in for.',
  unproven:
    'The registration is not paid yet, or a donation came before it was, so the contact that came with it may be someone else’s. Hand the link over, or confirm the contact first.',
  ofStaff: 'This account has rights in the office. An administrator can send its user a link under Users.',
  disabled: 'This account is disabled. An administrator can enable it under Users.',
};
