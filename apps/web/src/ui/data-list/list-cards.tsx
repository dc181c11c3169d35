import { classNames } from '../class-names.ts';
import type { Rows } from './column.ts';

/** On a phone every row is a card. */
export const ListCards = <Row,>({ label, columns, rows, rowKey, stale }: Rows<Row>) => (
  <ul className={classNames('list-cards', stale && 'stale')} aria-label={label} aria-busy={stale}>
    {rows.map((row) => (
      <li key={rowKey(row)}>
        {columns
          .filter(({ phone }) => phone !== 'hidden')
          .map(({ key, align, phone, phoneLabel, cell }) => (
            <div key={key} className={classNames(align, phone)}>
              {phoneLabel && <span className="sub-word">{phoneLabel} </span>}
              {cell(row)}
            </div>
          ))}
      </li>
    ))}
  </ul>
);
