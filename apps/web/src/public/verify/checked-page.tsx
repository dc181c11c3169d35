import type { ReactNode } from 'react';
import { type Checked, CodeForm } from './code-form.tsx';
import { NotKnown, Verdict } from './verdict.tsx';
import { words } from './words.en.ts';

type CheckedPageProps = {
  checked: Checked;
  phone: string | null;
  typed?: { number?: string; checkCode?: string };
  onChecked: (checked: Checked) => void;
};

export const CheckedResult = ({ checked, phone }: { checked: Checked; phone: string | null }): ReactNode =>
  typeof checked === 'string' ? (
    <NotKnown reason={checked} phone={phone} />
  ) : (
    <Verdict verification={checked} />
  );

/** What can be said, and the form for another one. */
export const CheckedPage = ({ checked, phone, typed, onChecked }: CheckedPageProps) => (
  <>
    <CheckedResult checked={checked} phone={phone} />
    <CodeForm typed={typed} isAgain onChecked={onChecked} />
    <p className="keep">{words.noMore}</p>
  </>
);
