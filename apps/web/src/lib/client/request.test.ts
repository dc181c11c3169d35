import { users } from '@kathok/contract';
import { expect, it } from 'vitest';
import { toRequest } from './request.ts';

it('fills the path in, escaped', () => {
  expect(toRequest(users.get, { params: { id: 'a/b?c' } }).url).toBe('/api/users/a%2Fb%3Fc');
});

it('drops empty filters and keeps zero and false', () => {
  const query = { page: 2, q: '', status: undefined, roleId: null, take: 0, exact: false };
  expect(toRequest(users.list, { query }).url).toBe('/api/users?page=2&take=0&exact=false');
});

it('sends JSON', () => {
  const { init } = toRequest(users.update, { params: { id: '1' }, body: { phone: null } });
  expect(init).toMatchObject({ method: 'PATCH', body: '{"phone":null}' });
  expect(init.headers['content-type']).toBe('application/json');
});

it('sends files as a form, leaving the content type to the browser', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  const { init } = toRequest(users.setPhoto, { params: { id: '1' }, body: { photo, note: undefined } });
  expect(init.body).toBeInstanceOf(FormData);
  expect([...(init.body as FormData).keys()]).toEqual(['photo']);
  expect(init.headers['content-type']).toBeUndefined();
});
