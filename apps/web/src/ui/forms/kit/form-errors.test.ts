import { describe, expect, it } from 'vitest';
import { errorLines, refusal } from './form-errors.ts';

const labels = { name: 'Name', 'address.village': 'Village', 'fees.amount': 'Amount of fee' };
const isField = (property: string) => property in labels;
const refused = (problem: object) => Object.assign(new Error('refused'), { problem });

describe('the lines of an error summary', () => {
  it('name the field where the message does not, and lead to nested ones', () => {
    const errors = {
      name: { message: 'must not be empty' },
      address: { village: { message: 'Choose a village' } },
    };
    expect(errorLines(errors, labels)).toEqual([
      { field: 'name', message: 'Name: must not be empty' },
      { field: 'address.village', message: 'Choose a village' },
    ]);
  });
});

it('a label that asks something is answered by a sentence', () => {
  expect(errorLines({ why: { message: 'please choose one' } }, { why: 'Why not?' })).toEqual([
    { field: 'why', message: 'Why not? Please choose one' },
  ]);
});

it('a field in one of several rows is named with the number of its row', () => {
  const errors = { fees: [undefined, { amount: { message: 'must be a sum' } }] };
  expect(errorLines(errors, labels)).toEqual([
    { field: 'fees.1.amount', message: 'Amount of fee 2: must be a sum' },
  ]);
});

describe('a refusal by the server', () => {
  it('lands on the fields of the form; the rest stays in the summary', () => {
    const error = refused({
      title: 'Please check these fields',
      errors: [
        { property: 'name', constraints: { unique: 'is taken' } },
        { property: 'version', constraints: { stale: 'Somebody was quicker' } },
      ],
    });
    expect(refusal(error, isField, labels)).toEqual({
      fields: [{ field: 'name', message: 'is taken' }],
      lines: [{ field: 'name', message: 'Name: is taken' }, { message: 'Somebody was quicker' }],
    });
  });

  it('without fields is told in its own words', () => {
    const { fields, lines } = refusal(
      refused({ title: 'This is in use', detail: 'Three users have this role.' }),
      isField,
      labels,
    );
    expect(fields).toEqual([]);
    expect(lines).toEqual([{ message: 'Three users have this role.' }]);
  });

  it('that never came says that sending again saves nothing twice', () => {
    const { lines } = refusal(new TypeError('fetch failed'), isField, labels);
    expect(lines).toEqual([
      { message: expect.stringContaining('does not save it twice') as string, isConnection: true },
    ]);
  });
});
