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
import { getPublicSettings, getSettings, updateSettings } from './settings.service.ts';

/** `demoAccounts`: who may be tried out, in a sample centre only. */
export function settingsRoutes(demoAccounts: PublicSettings['demoAccounts']): Routes {
  return routes(settings, {
    getPublic: (ctx) => getPublicSettings(ctx, demoAccounts),
    get: getSettings,
    update: updateSettings,
    getLogo,
    setLogo: withPrepare(drawLogo, setLogo),
    removeLogo,
    getSignature,
    setSignature: withPrepare(drawSignature, setSignature),
    removeSignature,
  });
}
