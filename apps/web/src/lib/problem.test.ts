import { expect, test } from 'vitest';
import { readProblem } from './problem.ts';

const refused = {
  type: '/api/docs#validation_failed',
  title: 'Please check these fields',
  status: 422,
  code: 'validation_failed',
  requestId: 'r1',
  errors: [{ property: 'file', constraints: { hasRows: 'has no rows' } }],
};
const read = (problem: object) => readProblem(Response.json(problem, { status: 422 }));

test('a detail that only repeats the title is not told: what is wrong with each part is', async () => {
  const error = await read({ ...refused, detail: refused.title });
  expect(error.problem).toEqual(refused);
  expect(error.message).toBe('File has no rows.');
});

test('with nothing else to tell, the title is told once', async () => {
  const error = await read({ ...refused, errors: undefined, detail: refused.title });
  expect(error.problem.detail).toBeUndefined();
  expect(error.message).toBe(refused.title);
});

test('a detail that says more is told', async () => {
  const error = await read({ ...refused, detail: 'The file is empty.' });
  expect(error.problem.detail).toBe('The file is empty.');
  expect(error.message).toBe('The file is empty.');
});
