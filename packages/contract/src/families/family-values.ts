/** What the member is to the keeper. */
export const familyRelations = ['parent', 'child', 'spouse', 'sibling', 'other'] as const;
export type FamilyRelation = (typeof familyRelations)[number];

export const familyStates = ['asked', 'accepted', 'declined', 'ended'] as const;
export type FamilyState = (typeof familyStates)[number];

/** Whose consent there is: the member's own, a guardian's for a child, or the member's on paper. */
export const familyConsents = ['own', 'guardian', 'paper'] as const;
export type FamilyConsent = (typeof familyConsents)[number];

/** How many one keeper may keep, with those who were asked and have not answered. */
export const mostKept = 30;
