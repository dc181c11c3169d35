import { format } from '../../language/format.ts';
import { Motif, type MotifName } from '../../ui/pictures/motif.tsx';
import type { Answers } from '../site/answers.ts';
import { words } from './words.en.ts';

/** The band under the wall: joining, renewing, giving, finding a payment again. */
export function WhatYouCanDo({ leastFee, centre }: Pick<Answers, 'leastFee' | 'centre'>) {
  // A fee that nobody has confirmed is not shown.
  const fee = centre.isRegistrationOpen && leastFee ? format.money(leastFee, 'BTN') : null;
  const things: [string, MotifName, string, string][] = [
    ['/register', 'lotus', words.join, words.joinText(fee)],
    ['/renew', 'wheel', words.renewShort, words.renewText],
    ['/donate', 'lamp', words.donate, words.donateText],
    ['#find', 'folio', words.find, words.findText],
  ];
  return (
    <section className="band" aria-label={words.four}>
      <ul className="box four">
        {things.map(([to, motif, title, text]) => (
          <li key={to}>
            <a href={to}>
              <span className="disc">
                <Motif name={motif} />
              </span>
              <b>{title}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
