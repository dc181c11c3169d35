import { useState } from 'react';
import type { AnswersFor } from '../site/answers.ts';
import { CheckedPage } from './checked-page.tsx';
import { type Checked, CodeForm } from './code-form.tsx';
import { words } from './words.en.ts';

/** Where what is printed on a paper is typed: this address is printed beside the QR code. */
export default function VerifyPage({ answers: { centre } }: { answers: AnswersFor<'centre'> }) {
  const [checked, setChecked] = useState<Checked | null>(null);

  function show(next: Checked) {
    setChecked(next);
    scrollTo({ top: 0 });
  }

  return (
    <div className="box check-page">
      {checked ? (
        <CheckedPage checked={checked} phone={centre.phone} onChecked={show} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <CodeForm onChecked={show} />
          <p className="keep">{words.noMore}</p>
        </>
      )}
    </div>
  );
}
