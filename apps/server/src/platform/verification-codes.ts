import { paperAlphabet, verificationCodeLength } from '@kathok/contract';
import { randomInt } from 'node:crypto';

/** So many letters that can be typed from paper, drawn at random. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => paperAlphabet.charAt(randomInt(paperAlphabet.length))).join('');
}

/** 78 random bits: what the QR code of a paper leads to. It shows no more than the paper itself says. */
export const newVerificationCode = () => randomLetters(verificationCodeLength);
