/** Words of certificates that people read. */
export const words = {
  paymentsChanged: 'Payments of the year have changed since it was issued',
  mergeUndone: 'The merge of two records was undone',
  alreadyVoid: 'This certificate is void or replaced already.',
};
