/** What people read about members: refusals, warnings, and the lines of a timeline. */
export const words = {
  alreadyRegistered:
    'Somebody with these details is registered already. If it is you, look your membership up with your code, CID or phone number.',
  improbableCid:
    'This CID begins in a way that CIDs usually do not. Please compare it with the card once more.',
  onlyStaffChange: (fields: string) =>
    `Only the office can change ${fields}. Please tell them what is wrong.`,
};
