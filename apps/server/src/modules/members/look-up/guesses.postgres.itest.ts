import { membershipCode, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const guesses = howMany({ test: 500, prove: 10_000 });
const timed = howMany({ test: 450, prove: 800 });
const atOnce = 50;

const app = await startAppForFile();
const officer = await app.signIn('Membership officer');
const body = sampleMember(await shippedIds(app), { name: 'Tashi Wangmo', phone: '17 45 67 89' });
const known = (await app.call(members.create, { body }, officer)).membershipCode;

/** Each from an address of its own, so that only what all have together holds them back. */
async function lookUp(guess: number, identifier: string, fact: string) {
  const began = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/member/lookup',
    remoteAddress: `10.${guess >> 16}.${(guess >> 8) & 255}.${guess & 255}`,
    payload: { identifier, fact },
  });
  const ms = performance.now() - began;
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
  return { ms, said: JSON.stringify([answer.statusCode, withoutChance(answer.body), headers]) };
}

/** Without what is drawn by lot for every answer: the id of the request, and what the challenge is about. */
function withoutChance(body: string): string {
  const drawn = /"(requestId|nonce|salt|keyPrefix|signature)":"[\w-]+"/g;
  return body.replaceAll(drawn, '"$1":""');
}

const isKnown = (guess: number) => guess % 2 === 0;
const codeOf = (guess: number) => (isKnown(guess) ? known : membershipCode('KM', 5000 + guess));
const wrongFact = (guess: number) => String(1000 + (guess % 5000));

const noTimes = (): Record<'known' | 'unknown', number[]> => ({ known: [], unknown: [] });

/** Where many are answered at once; one after the other, the embedded database would take minutes. */
async function guessFrom(first: number): Promise<{ answers: Set<string>; isTimeSilent: boolean }> {
  const answers = new Set<string>();
  const times = { lookedUp: noTimes(), refused: noTimes() };
  for (let guess = first; guess < first + timed; guess += 1) {
    const { ms, said } = await lookUp(guess, codeOf(guess), wrongFact(guess));
    times[said.startsWith('[200') ? 'lookedUp' : 'refused'][isKnown(guess) ? 'known' : 'unknown'].push(ms);
    answers.add(said);
  }
  for (let start = first + timed; start < first + guesses; start += atOnce) {
    const together = Array.from({ length: atOnce }, (_, place) => start + place);
    for (const { said } of await Promise.all(
      together.map((guess) => lookUp(guess, codeOf(guess), wrongFact(guess))),
    ))
      answers.add(said);
  }
  // The quickest of each: other programs make some slower and none quicker.
  const isTimeSilent = [times.lookedUp, times.refused].every(
    ({ known: ofKnown, unknown }) => Math.abs(Math.min(...ofKnown) / Math.min(...unknown) - 1) < 0.2,
  );
  return { answers, isTimeSilent };
}

test(`${guesses} guesses without a proof of work give no name, and neither words nor time tell who is a member`, async () => {
  // A difference of ours is there each time; one of a busy machine is not.
  let next = 0;
  for (let isTimeSilent = false; !isTimeSilent; next += guesses) {
    expect(next / guesses, 'times told who is a member, each time').toBeLessThan(3);
    const round = await guessFrom(next);
    isTimeSilent = round.isTimeSilent;
    // The first three hundred find nothing; everybody after them is asked for the same proof of work.
    expect([...round.answers]).toEqual([
      expect.stringContaining('[200,"[]",'),
      expect.stringMatching(/^\[429,.*proof_required/),
    ]);
    // Even the right fact is not looked at without a proof, until the hour is over.
    expect(round.answers).toContain((await lookUp(next + guesses, known, '6789')).said);
    app.clock.advance({ minutes: 61 });
  }
  expect((await lookUp(next + 1, known, '6789')).said).toContain('Ta*** W*****');
});
