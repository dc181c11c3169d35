type Filters = Record<string, string | undefined>;

function address(path: string, filters: Filters): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(set)}`;
}

/** The members that a figure counts. */
export const membersAt = (filters: Filters) => address('/membership-list', filters);

/** The lines of the books that a figure is the sum of. */
export const receivedAt = (filters: Filters) => address('/payments/received', filters);

export const verificationAt = {
  fee: '/renewal/pending-verification',
  donation: '/donation/pending-verification',
} as const;
