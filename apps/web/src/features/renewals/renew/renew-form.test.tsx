import type { Member } from '@kathok/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RenewForm } from './renew-form.tsx';

test('a renewal that was begun may be left for the page of the member', () => {
  const member = {
    id: 'm1',
    name: 'Karma',
    membershipTypeId: 't1',
    paymentFrequencyId: 'f1',
    countryId: null,
  };
  const form = <RenewForm member={member as Member} types={[]} frequencies={[]} />;
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(/href="\/membership-list\/view\/m1"[^>]*>.*Cancel/);
});
