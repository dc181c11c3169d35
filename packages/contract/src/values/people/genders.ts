export const genders = ['male', 'female', 'other'] as const;
