import { moneyText } from '../../ui/money-text.ts';
import { Motif, type MotifName } from '../../ui/motif.tsx';
import type { Answers } from '../site/answers.ts';
import { words } from './words.en.ts';

type FourThingsProps = Pick<Answers, 'membershipTypes' | 'paymentFrequencies'>;

/** The smallest fee of any type in the currency of the country, and how often it is paid. */
function smallestFee({ membershipTypes, paymentFrequencies }: FourThingsProps): [string, string] | null {
  const [least] = membershipTypes
    .flatMap(({ fees }) => fees)
    .filter(({ currency }) => currency === 'BTN')
    .toSorted((one, other) => Number(one.amount) - Number(other.amount));
  const frequency = paymentFrequencies.find(({ id }) => id === least?.paymentFrequencyId);
  return least && frequency ? [moneyText(least.amount, 'BTN'), frequency.name] : null;
}

/** The band under the wall: joining, renewing, giving, finding a payment again. */
export function FourThings(props: FourThingsProps) {
  const things: [string, MotifName, string, string][] = [
    ['/register', 'lotus', words.join, words.joinText(smallestFee(props))],
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
