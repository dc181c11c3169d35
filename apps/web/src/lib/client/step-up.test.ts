import type { Problem } from '@kathok/contract';
import { expect, it } from 'vitest';
import { ApiProblem } from '../problem.ts';
import { createStepUp } from './step-up.ts';

const refusal = (code: string) =>
  new ApiProblem({ status: 403, code, title: code, ways: ['password'] } as unknown as Problem);

/** A server that takes these proofs, and a person who gives these answers. */
function atTheScreen(answers: (string | null)[]) {
  const valid = new Set<string>();
  const sent: (string | null)[] = [];
  const asked: (readonly string[])[] = [];
  const person = { id: 'karma' };
  const sendAgain = createStepUp(
    async (ways) => {
      asked.push(ways);
      await Promise.resolve();
      return answers.shift() ?? null;
    },
    () => person.id,
  );
  const withStepUp = (send: (shown: string | null) => Promise<string>) =>
    send(null).catch((error: unknown) => sendAgain(send, error));
  const act = () =>
    withStepUp(async (shown) => {
      sent.push(shown);
      if (shown === null || !valid.has(shown)) throw refusal('step_up_required');
      return 'done';
    });
  return { valid, sent, asked, person, act, withStepUp };
}

it('sends the very call again with what was shown, and remembers it', async () => {
  const { valid, sent, asked, act } = atTheScreen(['first']);
  valid.add('first');
  expect(await act()).toBe('done');
  expect(await act()).toBe('done');
  expect(sent).toEqual([null, 'first', null, 'first']);
  expect(asked).toEqual([['password']]);
});

it('asks again once the server takes the proof no more', async () => {
  const { valid, sent, asked, act } = atTheScreen(['first', 'second']);
  valid.add('first').add('second');
  await act();
  valid.delete('first');
  expect(await act()).toBe('done');
  expect(sent).toEqual([null, 'first', null, 'first', 'second']);
  expect(asked).toHaveLength(2);
});

it('asks once for calls that are refused together', async () => {
  const { valid, asked, act } = atTheScreen(['first']);
  valid.add('first');
  expect(await Promise.all([act(), act(), act()])).toEqual(['done', 'done', 'done']);
  expect(asked).toHaveLength(1);
});

it('leaves the call refused when the person does not want to', async () => {
  const { sent, act } = atTheScreen([null]);
  await expect(act()).rejects.toMatchObject({ code: 'step_up_required' });
  expect(sent).toEqual([null]);
});

it('does not hand on what somebody else has shown', async () => {
  const { valid, person, asked, sent, act } = atTheScreen(['first', 'second']);
  valid.add('first').add('second');
  await act();
  person.id = 'pema';
  await act();
  expect(asked).toHaveLength(2);
  expect(sent).toEqual([null, 'first', null, 'second']);
});

it('asks nobody about other refusals', async () => {
  const { asked, withStepUp } = atTheScreen(['first']);
  const other = withStepUp(async () => Promise.reject(refusal('not_allowed')));
  await expect(other).rejects.toMatchObject({ code: 'not_allowed' });
  expect(asked).toEqual([]);
});
