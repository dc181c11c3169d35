export const words = {
  noEmail: 'is needed for an account. Enter it with the member’s details first',
  emailTaken: 'is already used by another account. Each account needs an e-mail address of its own',
  ended: 'This membership has ended, so there is nothing to log in for.',
  disabled: 'This account is disabled. An administrator can enable it under Users.',
};
