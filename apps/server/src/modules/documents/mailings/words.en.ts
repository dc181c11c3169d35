/** What people read about sending the certificates of a year. */
export const words = {
  noMailAccount: 'E-mail is not set up, so nothing can be sent. Set it up in the settings first.',
  switchedOff: 'The message about certificates is switched off under Messages, “What we send”.',
  nobody: 'There is nobody left to send a certificate of this kind and year to.',
  label: (kind: string, year: number) => `${kind} ${year}`,
};
