import { expect, test } from 'vitest';
import { methodsByPath } from './methods-by-path.ts';

const methodsAt = methodsByPath([
  { method: 'GET', path: '/members' },
  { method: 'POST', path: '/members/' },
  { method: 'GET', path: '/members/:id' },
  { method: 'DELETE', path: '/members/:memberId' },
  { method: 'POST', path: '/members/merge' },
  { method: 'POST', path: '/members/:id/notes' },
  { method: 'GET', path: '/members/merge/preview' },
]);

test.each([
  ['/members', ['GET', 'POST', 'HEAD']],
  ['/members/', ['GET', 'POST', 'HEAD']],
  ['/members/17', ['GET', 'DELETE', 'HEAD']],
  ['/members/merge', ['POST']],
  ['/members/merge/notes', ['POST']],
  ['/members/merge/preview', ['GET', 'HEAD']],
])('%s takes %j', (path, methods) => {
  expect(methodsAt(path)).toEqual(methods);
});

test.each(['', '/', '/member', '/members//', '/members//notes', '/members/17/notes/3', '/members/17/papers'])(
  'nobody answers at "%s"',
  (path) => {
    expect(methodsAt(path)).toEqual([]);
  },
);
