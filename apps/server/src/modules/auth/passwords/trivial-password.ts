import { passwordMaximum } from '@kathok/contract';

/** Walks over the alphabet and the keyboard that people take for a secret. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((walk) => [endless(walk), endless(reversed(walk))]);

/** What somebody guesses first about this product and the person who runs it. */
const obviousWords =
  /kathok|membership|members?|donations?|dharma|centre|center|bhutan|thimphu|admin(istrator)?|pass(word|phrase)|welcome|letmein|qwerty|login|secret|test/g;

/** One block repeated, a walk over the keyboard, or nothing but the words anybody would try here. */
export function isTrivialPassword(password: string): boolean {
  const bare = password.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '');
  return isOneBlockRepeated(bare) || isWalk(bare) || isObvious(bare);
}

function isOneBlockRepeated(text: string): boolean {
  const characters = [...text];
  return [1, 2, 3, 4].some((size) =>
    characters.every((character, at) => character === characters[at % size]),
  );
}

function isWalk(text: string): boolean {
  return walks.some((walk) => walk.includes(text));
}

function isObvious(text: string): boolean {
  return /^\d*$/.test(text.replace(obviousWords, '')) && /\D/.test(text);
}

function endless(walk: string): string {
  return walk.repeat(Math.ceil(passwordMaximum / walk.length) + 1);
}

function reversed(text: string): string {
  return [...text].toReversed().join('');
}
