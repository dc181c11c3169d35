import { imports, type ImportTarget } from '@kathok/contract';

/** One thing that sheets can be read into. The wizard is the same for all. */
export type ImportKind = {
  target: ImportTarget;
  upload: typeof imports.members | typeof imports.feePayments | typeof imports.donationPayments;
  /** The list that its rows appear in. */
  list: string;
  /** That list with the newest first. */
  newest: string;
};

export const memberImport: ImportKind = {
  target: 'members',
  upload: imports.members,
  list: '/membership-list',
  newest: '/membership-list?sortBy=createdAt&order=DESC',
};
export const feeImport: ImportKind = {
  target: 'fee-payments',
  upload: imports.feePayments,
  list: '/renew-membership/list',
  newest: '/renew-membership/list?sortBy=createdAt&order=DESC',
};
export const donationImport: ImportKind = {
  target: 'donation-payments',
  upload: imports.donationPayments,
  list: '/donation/list',
  newest: '/donation/list?sortBy=createdAt&order=DESC',
};
