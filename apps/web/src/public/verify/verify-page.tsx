import { useEffect } from 'react';
import { useAddress } from '../site/address.ts';
import { CodeForm } from './code-form.tsx';
import { verdictAddress } from './verdict-address.ts';
import { words } from './words.en.ts';

/** Where the code of a paper is typed: this address is printed beside the QR code. */
export default function VerifyPage() {
  const { search } = useAddress();
  useEffect(() => {
    // Somebody who was quicker than our script has sent the form as browsers do.
    const typed = new URLSearchParams(search).get('code');
    if (typed) location.replace(verdictAddress(typed));
  }, [search]);
  return (
    <div className="box check-page">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <CodeForm isAgain={false} />
      <p className="keep">{words.noMore}</p>
    </div>
  );
}
