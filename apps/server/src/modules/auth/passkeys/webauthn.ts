/** Its hundreds of modules take a tenth of a start to load, so they wait until somebody uses a passkey. */
export const loadWebauthn = () => import('@simplewebauthn/server');
