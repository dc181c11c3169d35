import { format } from '../../language/format.ts';
import type { Ref } from 'react';
import { Link } from '../../ui/text/link.tsx';
import type { Waiting } from './kind.ts';

/** What for, how much, from whom. */
export const Claim = ({ item, heading }: { item: Waiting; heading: Ref<HTMLHeadingElement> }) => (
  <div className="claim">
    <h2 ref={heading} tabIndex={-1}>
      <span className="muted">{item.matter}</span>
      <b className="num">{format.exactMoney(item.payment.amount, item.payment.currency)}</b>
    </h2>
    <span>
      <Link className="who" to={item.page}>
        {item.name}
      </Link>{' '}
      {item.code && <span className="muted num">{item.code}</span>}
    </span>
  </div>
);
