export const renewalStatuses = ['proposed', 'confirmed', 'cancelled'] as const;
export const renewalChannels = ['public', 'member', 'staff', 'import'] as const;
