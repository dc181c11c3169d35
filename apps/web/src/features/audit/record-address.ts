import type { AuditEntry } from '@kathok/contract';

/** The page on which a record of each kind is looked at. */
const pages: Record<string, (id: string) => string> = {
  Member: (id) => `/membership-list/view/${id}`,
  MembershipFee: (id) => `/membership-fees/view/${id}`,
  Donation: (id) => `/donation/list/view/${id}`,
  MembershipRenewal: (id) => `/renew-membership/list/${id}/edit`,
  MembershipType: (id) => `/membership-type/edit/${id}`,
  PaymentFrequency: (id) => `/payment-frequency/edit/${id}`,
  Country: (id) => `/country/edit/${id}`,
  DonationPurpose: (id) => `/donation-purpose/edit/${id}`,
  BankStatement: (id) => `/reconciliation/${id}`,
  User: (id) => `/apps/user/list/view/${id}`,
  Role: (id) => `/roles/view/${id}/edit`,
  Settings: () => '/settings',
};

/** The page of what an entry is about; null where it has none, or is gone. */
export function addressOf({ entity, entityId, action }: AuditEntry): string | null {
  if (action === 'remove' || (entityId === null && entity !== 'Settings')) return null;
  return pages[entity]?.(entityId ?? '') ?? null;
}
