import type { Donation } from '@kathok/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EditPaidDonation } from './edit-paid-donation.tsx';

test('the form of a paid donation says why donor and amount are not among its fields', () => {
  const donation = { id: 'd1', message: null, isAnonymous: false, dedication: null, version: 1 } as Donation;
  const form = (
    <EditPaidDonation
      donation={donation}
      reload={() => Promise.resolve(donation)}
      page="/donation/list"
      onSaved={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(html).toContain('This donation is paid');
  expect(html).not.toContain('name="amount"');
});
