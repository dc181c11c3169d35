import { expect, test } from 'vitest';
import { isSkippedTransition } from './skipped-transitions.ts';

test.each([
  ['AbortError', 'Transition was skipped. skipTransition() called'],
  ['InvalidStateError', 'Transition was aborted because of invalid state. Viewport size changed'],
  ['TimeoutError', 'Transition was aborted because of timeout in DOM update'],
])('%s: %s is no error of ours', (name, message) => {
  expect(isSkippedTransition(new DOMException(message, name))).toBe(true);
});

test.each([
  [new Error('fetch failed')],
  [new DOMException('signal is aborted', 'AbortError')],
  [undefined],
  ['text'],
])('%s stays one', (reason) => {
  expect(isSkippedTransition(reason)).toBe(false);
});
