import type { PayerView } from '@kathok/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardWay } from './card-way.tsx';

const shown = (card: PayerView['waysToPay']['card']) =>
  renderToString(<CardWay due={{ waysToPay: { accounts: [], card } } as unknown as PayerView} />);

test('where cards cannot be taken it says why, and offers no button', () => {
  const html = shown({ isAvailable: false, isSimulation: false, reason: 'The bank’s key is missing.' });
  expect(html).toContain('The bank’s key is missing.');
  expect(html).not.toContain('<button');
});

test('a simulation says that it is one', () => {
  expect(shown({ isAvailable: true, isSimulation: true, reason: null })).toContain('no card is charged');
  expect(shown({ isAvailable: true, isSimulation: false, reason: null })).not.toContain('Simulation');
});
