import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/papers/words', {
  scanOnly: 'Scan to check this receipt',
  checkCode: 'Check code',
  qr: 'QR code that leads to the page where this document can be checked',
  signature: 'Signature',
  logo: 'Logo',
});
