import type { PayerView } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import { useAddress } from '../site/address.ts';
import { useLoaded } from '../site/use-loaded.ts';
import { getDonation, getFee, getJoint } from './calls.ts';

const loadFee = async (id: string, signal?: AbortSignal) =>
  (await call(getFee, { params: { id } }, { signal })) as PayerView;
const loadDonation = async (id: string, signal?: AbortSignal) =>
  (await call(getDonation, { params: { id } }, { signal })) as PayerView;

const loadJoint = async (id: string, signal?: AbortSignal): Promise<PayerView> =>
  call(getJoint, { params: { id } }, { signal });

/** The fee, donation or joint payment of the address: a fee stands under its member. */
export function useDue() {
  const { params } = useAddress();
  const joint = useLoaded(params['jointId'], loadJoint);
  const single = useLoaded(params['feeId'], params['id'] === undefined ? loadDonation : loadFee);
  return params['jointId'] === undefined ? single : joint;
}
