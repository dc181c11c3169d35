import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ReasonDrawer } from './reason-drawer.tsx';

const words = {
  title: 'Reverse',
  text: '',
  reason: 'Reason',
  reasonHint: '',
  confirm: 'Reverse it',
  saving: 'Reversing…',
};

test('the button says what is going on while the payment is reversed', () => {
  let drawer: ReactElement | undefined;
  function Capture() {
    drawer = ReasonDrawer({ words, tone: 'danger', onConfirm: async () => {}, onClose: () => {} });
    return null;
  }
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Capture /> }])} />);
  expect(drawer?.props).toMatchObject({ submitLabel: 'Reverse it', pendingLabel: 'Reversing…' });
});
