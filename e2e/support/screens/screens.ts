import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  certificates,
  countries,
  donationPurposes,
  donations,
  members,
  membershipTypes,
  paymentFrequencies,
  roles,
  users,
} from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { cashDonation, memberDonation, promiseDonation } from '../records/donations.ts';
import { moneyScreens } from './money-screens.ts';
import { issueCertificate, memberWithAccount } from '../records/papers.ts';
import { publicScreens } from './public-screens.ts';
import { ritualScreens } from './ritual-screens.ts';

const guestScreens = [
  '/',
  '/login',
  '/forgot-password',
  '/reset-password#token=none',
  '/join',
  '/this-was-not-me#token=none',
  '/nowhere',
];

/** Lists of common data with a page to add and one to edit. */
async function commonDataScreens(): Promise<string[]> {
  const kinds = [
    ['/country', countries],
    ['/payment-frequency', paymentFrequencies],
    ['/membership-type', membershipTypes],
    ['/donation-purpose', donationPurposes],
  ] as const;
  const screens = kinds.map(async ([base, { all }]) => {
    const [first] = await ask(all, {});
    return [base, `${base}/add`, `${base}/edit/${first!.id}`];
  });
  return (await Promise.all(screens)).flat();
}

async function someMember(): Promise<string> {
  const { data } = await ask(
    members.list,
    { query: { standing: 'current' } },
    await tokenOf('Administrator'),
  );
  return data[0]!.id;
}

async function receiptOf(donationId: string): Promise<string> {
  const found = await ask(donations.get, { params: { id: donationId } }, await tokenOf('Administrator'));
  return 'payments' in found ? (found.payments[0]?.receipt?.id ?? '') : '';
}

/** The member has a certificate that was replaced, and the one in its place. */
async function paperScreens(): Promise<string[]> {
  const token = await tokenOf('Administrator');
  const memberId = await someMember();
  const { donatedOn } = await memberDonation(memberId, '700');
  const year = Number(donatedOn.slice(0, 4));
  const body = { kind: 'member' as const, year, memberId };
  const { id } = await ask(certificates.issue, { body }, token);
  const reissue = { params: { id }, body: { reason: 'The name was misspelt' } };
  const next = await ask(certificates.reissue, reissue, token);
  return [
    `/papers/certificates/${id}`,
    `/papers/certificates/${next.id}`,
    `/papers/cards/${memberId}`,
    `/membership-list/view/${memberId}`,
  ];
}

async function donationScreens(): Promise<string[]> {
  const paid = await cashDonation('Dorji Wangmo');
  const promised = await promiseDonation('Dorji Wangmo', '300');
  return [
    '/donation/add',
    '/donation/list',
    `/donation/list/view/${paid.id}`,
    `/donation/list/edit/${paid.id}`,
    `/donation/list/edit/${promised}`,
    `/papers/receipts/${await receiptOf(paid.id)}`,
    ...(await paperScreens()),
    '/dedications',
    '/donation/bulk-upload-payments',
    '/renew-membership/bulk-upload-payments',
  ];
}

async function memberScreens(): Promise<string[]> {
  const memberId = await memberWithAccount();
  const { id } = await issueCertificate(memberId, 'donation');
  return [
    '/membership-details/view',
    '/membership-details/edit',
    '/family',
    '/membership-renewals',
    '/member-donations',
    `/membership-details/${memberId}/make-donation`,
    `/membership-details/${memberId}/renew-membership-fee`,
    '/apps/user/view',
    '/user/sign-in',
    `/generate-certificate/${memberId}`,
    '/generate-certificate/print',
    `/generate-certificate/print?certificate=${id}`,
  ];
}

async function officeScreens(): Promise<string[]> {
  const token = await tokenOf('Administrator');
  const [user] = (await ask(users.list, { query: { q: 'Pema Lhamo' } }, token)).data;
  const { data } = await ask(roles.list, { query: { takeAll: 'true' } }, token);
  const memberId = await someMember();
  const roleEditors = [data.find((role) => role.isSystem), data.find((role) => !role.isSystem)];
  return [
    '/dashboard',
    '/apps/user/list',
    `/apps/user/list/view/${user!.id}`,
    `/apps/user/list/${user!.id}/password-reset`,
    '/apps/user/view',
    '/apps/user/view/1',
    '/user/password-reset',
    '/user/sign-in',
    '/roles',
    '/roles/add',
    ...roleEditors.map((role) => `/roles/view/${role!.id}/edit`),
    '/apps/permissions',
    '/membership-list',
    `/membership-list/view/${memberId}`,
    `/membership-list/edit/${memberId}`,
    '/membership-list/claims',
    '/membership-list/duplicates',
    '/membership/add',
    '/members/bulk-upload-members',
    ...(await commonDataScreens()),
    '/settings',
    '/settings/words',
    '/settings/backups',
    '/settings/status',
    '/setup/restore',
    '/audit',
    '/notifications',
    '/notifications/templates',
    '/notifications/templates?kind=payment_received',
    '/notifications/mailings',
    '/notifications/remind',
    '/notifications/outbox',
    '/notifications/unreachable',
    ...(await ritualScreens()),
    '/misc/not-authorized',
    '/nowhere',
  ];
}

export interface Visitor {
  /** The role they sign in with; a guest has none. */
  role?: string;
  screens: string[];
}

/** Calls the function once and answers the same ever after. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Everybody who sees a part of the product, each part about as large as the others, with something to show on each screen. Prepared once. */
export const visitors = {
  guest: once<Visitor>(async () => ({ screens: [...guestScreens, ...(await publicScreens())] })),
  member: once<Visitor>(async () => ({ role: 'Member', screens: await memberScreens() })),
  office: once<Visitor>(async () => ({ role: 'Administrator', screens: await officeScreens() })),
  treasury: once<Visitor>(async () => ({
    role: 'Administrator',
    screens: [...(await donationScreens()), ...(await moneyScreens())],
  })),
};

/** The paths in the web app's route tables that none of these screens stands for. */
export function forgottenScreens(screens: string[]): string[] {
  const source = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url));
  const tables = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\broutes\.tsx$/.test(file),
  );
  const paths = tables.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) => path),
  );
  const addresses = screens.map((screen) => screen.replace(/[#?].*/, ''));
  return paths.filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !addresses.some((address) => pattern.test(address));
  });
}
