import type { PayerView } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import { useAddress } from '../site/address.ts';
import { useLoaded } from '../site/use-loaded.ts';
import { getDonation, getFee } from './calls.ts';

const loadFee = async (id: string, signal?: AbortSignal) =>
  (await call(getFee, { params: { id } }, { signal })) as PayerView;
const loadDonation = async (id: string, signal?: AbortSignal) =>
  (await call(getDonation, { params: { id } }, { signal })) as PayerView;

/** The fee or donation of the address: a fee stands under its member. */
export function useDue() {
  const { params } = useAddress();
  return useLoaded(params['feeId'], params['id'] === undefined ? loadDonation : loadFee);
}
