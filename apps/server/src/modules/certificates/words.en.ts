/** Words of certificates that people read. */
export const words = {
  paymentsChanged: 'Payments of the year have changed since it was issued',
  alreadyVoid: 'This certificate is void or replaced already.',
};
