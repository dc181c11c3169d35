import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/papers/words', {
  scan: 'Scan to check this paper, or enter',
  scanAt: (place: string) => `at ${place}`,
  checkCode: 'Check code',
  qr: 'QR code that leads to the page where this paper can be checked',
  signature: 'Signature',
  logo: 'Logo',
});
