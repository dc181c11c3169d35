import { ownDevices, ownSignIn, users } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const ownSignInQueries = {
  methods: () => query(ownSignIn.get, {}),
  devices: () => query(ownDevices.list, {}),
  recent: () => query(ownDevices.recent, {}),
};

const refresh = [ownSignIn.get, users.get];

export const useBeginAuthenticator = () => useEndpointMutation(ownSignIn.beginAuthenticator, { refresh: [] });
export const useConfirmAuthenticator = () => useEndpointMutation(ownSignIn.confirmAuthenticator, { refresh });
export const useRemoveAuthenticator = () => useEndpointMutation(ownSignIn.removeAuthenticator, { refresh });
export const useMakeRecoveryCodes = () => useEndpointMutation(ownSignIn.makeRecoveryCodes, { refresh });
export const useBeginPasskey = () => useEndpointMutation(ownSignIn.beginPasskey, { refresh: [] });
export const useAddPasskey = () => useEndpointMutation(ownSignIn.addPasskey, { refresh });
export const useRenamePasskey = () => useEndpointMutation(ownSignIn.renamePasskey, { refresh });
export const useRemovePasskey = () => useEndpointMutation(ownSignIn.removePasskey, { refresh });
export const useSignOutDevice = () => useEndpointMutation(ownDevices.signOut, { refresh: [ownDevices.list] });
export const useSignOutOthers = () =>
  useEndpointMutation(ownDevices.signOutOthers, { refresh: [ownDevices.list] });
