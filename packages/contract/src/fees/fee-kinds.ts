export const feeKinds = ['registration', 'renewal'] as const;
