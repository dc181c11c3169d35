import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { startFrom } from './start-from.ts';

type Words = { subject: string; body: string };
const first = { subject: 'Your membership', body: 'It ends.' };

/** A form as the page has it, without the page. */
function openForm(typed: Partial<Words> = {}) {
  const form = createFormControl<Words>({ defaultValues: first });
  let isDirty = false;
  form.subscribe({
    formState: { isDirty: true },
    callback: (state) => {
      isDirty = state.isDirty ?? isDirty;
    },
  });
  form.register('subject');
  form.register('body');
  const type = (words: Partial<Words>) => {
    for (const [field, text] of Object.entries(words))
      form.setValue(field as keyof Words, text, { shouldDirty: true });
  };
  type(typed);
  return { form, type, isDirty: () => isDirty };
}

test('what was saved is where the form starts from, and nothing is unsaved', () => {
  const { form, isDirty } = openForm({ body: 'It ends soon.  ' });
  expect(isDirty()).toBe(true);
  const sent = form.getValues();
  expect(startFrom(form, { ...first, body: 'It ends soon.' }, sent)).toBe(false);
  expect(form.getValues()).toEqual({ ...first, body: 'It ends soon.' });
  expect(isDirty()).toBe(false);
  form.reset();
  expect(form.getValues('body')).toBe('It ends soon.');
});

test('what is typed while it is being saved stays, and stays unsaved', () => {
  const { form, type, isDirty } = openForm({ body: 'It ends soon.' });
  const sent = form.getValues();
  type({ body: 'It ends soon. Please come.' });
  expect(startFrom(form, sent, sent)).toBe(true);
  expect(form.getValues()).toEqual({ ...first, body: 'It ends soon. Please come.' });
  expect(isDirty()).toBe(true);
  form.reset();
  expect(form.getValues('body')).toBe('It ends soon.');
});

test('the shipped words take the place of what stood there when they were asked for', () => {
  const { form, isDirty } = openForm({ body: 'Half a sentence', subject: 'Half' });
  form.setError('body', { type: 'server', message: 'is not known here' });
  const shipped = { subject: 'Built-in', body: 'Shipped as well' };
  expect(startFrom(form, shipped, form.getValues())).toBe(false);
  expect(form.getValues()).toEqual(shipped);
  expect(form.getFieldState('body').error).toBeUndefined();
  expect(isDirty()).toBe(false);
});

test('words that were changed elsewhere are shown where nothing was typed', () => {
  const elsewhere = { subject: 'By somebody', body: 'By somebody else' };
  const { form } = openForm();
  expect(startFrom(form, elsewhere, first)).toBe(false);
  expect(form.getValues()).toEqual(elsewhere);

  const typed = openForm({ body: 'Half a sentence' });
  expect(startFrom(typed.form, elsewhere, first)).toBe(true);
  expect(typed.form.getValues()).toEqual({ subject: 'By somebody', body: 'Half a sentence' });
  expect(typed.isDirty()).toBe(true);
});
