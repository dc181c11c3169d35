export { drawLogo, drawSignature, setLogo, setSignature } from './settings-picture.service.ts';
export { settingsRoutes } from './settings.routes.ts';
export { updateSettings } from './settings.service.ts';
