import { ownDevices, ownSignIn } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const ownSignInQueries = {
  methods: () => query(ownSignIn.get, {}),
  devices: () => query(ownDevices.list, {}),
  recent: () => query(ownDevices.recent, {}),
};

export const useBeginAuthenticator = () => useEndpointMutation(ownSignIn.beginAuthenticator);
export const useConfirmAuthenticator = () => useEndpointMutation(ownSignIn.confirmAuthenticator);
export const useRemoveAuthenticator = () => useEndpointMutation(ownSignIn.removeAuthenticator);
export const useMakeRecoveryCodes = () => useEndpointMutation(ownSignIn.makeRecoveryCodes);
export const useBeginPasskey = () => useEndpointMutation(ownSignIn.beginPasskey);
export const useAddPasskey = () => useEndpointMutation(ownSignIn.addPasskey);
export const useRenamePasskey = () => useEndpointMutation(ownSignIn.renamePasskey);
export const useRemovePasskey = () => useEndpointMutation(ownSignIn.removePasskey);
export const useSignOutDevice = () => useEndpointMutation(ownDevices.signOut);
export const useSignOutOthers = () => useEndpointMutation(ownDevices.signOutOthers);
