import { createHash, randomInt } from 'node:crypto';

const recoveryCodeCount = 10;
/** The alphabet leaves out letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

/** Ten codes of about 79 random bits, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** Only this is kept. Fast is enough: nobody tries out so many bits. Of another user the same code is another hash. */
export function hashRecoveryCode(userId: string, typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${letters}`).digest('hex');
}
