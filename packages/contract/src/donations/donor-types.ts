export const donorTypes = ['member', 'non_member', 'anonymous'] as const;
export type DonorType = (typeof donorTypes)[number];
