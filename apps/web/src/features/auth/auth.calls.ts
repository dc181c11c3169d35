import type { accountChanges, auth, settings } from '@kathok/contract';
import type { Plain } from '../../lib/client/request.ts';

/** The calls of pages before the sign-in, without their schemas: these pages stay small. */
export const forgotPasswordCall: Plain<typeof auth.forgotPassword> = {
  method: 'POST',
  path: '/auth/forgot-password',
  anonymous: true,
};
export const resetPasswordCall: Plain<typeof auth.resetPassword> = {
  method: 'POST',
  path: '/auth/reset-password',
  anonymous: true,
};
export const passwordLinkCall: Plain<typeof auth.readPasswordLink> = {
  method: 'POST',
  path: '/auth/password-link',
  anonymous: true,
};
export const publicSettingsCall: Plain<typeof settings.getPublic> = {
  method: 'GET',
  path: '/settings/public',
  anonymous: true,
};
export const undoChangeCall: Plain<typeof accountChanges.undo> = {
  method: 'POST',
  path: '/auth/undo-change',
  anonymous: true,
};
