import { settings, type PublicSettings } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import {
  drawLogo,
  drawSignature,
  getLogo,
  getSignature,
  removeLogo,
  removeSignature,
  setLogo,
  setSignature,
} from './settings-picture.service.ts';
import { getPublicSettings, getSettings, listGuardedChanges, updateSettings } from './settings.service.ts';

interface SampleOptions {
  /** Who may be tried out, in a sample centre only. */
  demoAccounts: PublicSettings['demoAccounts'];
  /** The SMS provider may be in a private network. */
  allowsPrivateSms: boolean;
}

export function settingsRoutes({ demoAccounts, allowsPrivateSms }: SampleOptions): Routes {
  return routes(settings, {
    getPublic: (ctx) => getPublicSettings(ctx, demoAccounts),
    get: getSettings,
    update: (ctx, input) => updateSettings(ctx, input, { allowsPrivateSms }),
    guardedChanges: listGuardedChanges,
    getLogo,
    setLogo: withPrepare(drawLogo, setLogo),
    removeLogo,
    getSignature,
    setSignature: withPrepare(drawSignature, setSignature),
    removeSignature,
  });
}
