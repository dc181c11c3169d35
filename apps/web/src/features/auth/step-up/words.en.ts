import { inLanguage } from '../../../language/language.ts';

/** The question before something that matters, in the office and in the member area. */
export const words = inLanguage('features/auth/step-up/words', {
  title: 'Please confirm that it is you',
  lead: 'This is protected. Nothing that you have typed is lost, and you are not asked again for five minutes.',
  labels: { password: 'Your password', code: 'Code from your authenticator app' },
  codeHint: 'Six digits; a new code every half minute',
  wrongPassword: 'That was not your password. Please try again.',
  wrongCode: 'That code does not match. Wait for the next one and try again.',
  submit: 'Confirm',
  pending: 'Checking…',
  cancel: 'Cancel',
  instead: {
    password: 'Type your password instead',
    code: 'Type a code instead',
    passkey: 'Use a passkey instead',
  },
  askDevice: 'Use a passkey',
  asking: 'Waiting for your device…',
  passkeyRefused: 'The passkey was not used: you cancelled, it took too long, or it is on another device.',
});
