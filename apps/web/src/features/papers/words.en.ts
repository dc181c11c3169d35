/** Words of the pages that show a paper; what the paper says comes with it. */
export const words = {
  check: 'Scan to check this paper, or enter',
  at: (place: string) => `at ${place}`,
  checkCode: 'Check code',
  signature: 'Signature',
  qr: 'QR code that leads to the page which checks this paper',
  back: 'Back',
  pdf: 'PDF',
  print: 'Print',
  bar: 'This paper',
};
