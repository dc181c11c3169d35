/** How the audit names a renewal. */
export const auditedRenewal = (
  { id }: { id: string },
  { name, membershipCode }: { name: string; membershipCode: string },
) => ({ entity: 'MembershipRenewal', entityId: id, label: `${name}, ${membershipCode}` });
