/** What people read about issuing and printing the certificates of a year. */
export const words = {
  nothingToIssue: 'Every certificate of this kind and year is issued.',
  nothingToPrint: 'There is no certificate to print. Issue them first.',
  withoutDzongkhag: 'Without a dzongkhag',
  count: (certificates: number) => (certificates === 1 ? '1 certificate' : `${certificates} certificates`),
  label: (kind: string, year: number) => `${kind} ${year}`,
};
