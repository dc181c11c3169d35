import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Answers, AnswersFor } from '../site/answers.ts';
import SupportPage from './support-page.tsx';
import { words } from './words.en.ts';

const account = { bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '100108108', qr: null };

const shown = (accounts: Answers['accounts']) =>
  renderToString(
    <SupportPage
      answers={
        {
          accounts,
          purposes: [],
          centre: { takesCards: false, address: 'Thimphu' },
        } as unknown as AnswersFor<'accounts' | 'purposes'>
      }
    />,
  );

test('a centre without an account does not speak of accounts below', () => {
  expect(shown([])).toContain(words.noAccounts);
  expect(shown([])).not.toContain(words.transferText);
  expect(shown([account])).toContain(words.transferText);
  expect(shown([account])).toContain('100108108');
});
