import { classNames } from '../class-names.ts';
import type { Column, Rows } from './column.ts';

/** On a phone every row is a card: the name with what stands in its corner, and the rest beneath. */
export function ListCards<Row>({ label, columns, rows, rowKey, stale }: Rows<Row>) {
  const [name, ...others] = columns.filter(({ phone }) => phone !== 'hidden');
  const top = [name, ...others.filter(({ phone }) => phone === 'corner')];
  const rest = others.filter(({ phone }) => phone !== 'corner');
  return (
    <ul className={classNames('list-cards', stale && 'stale')} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <CardLine columns={top} row={row} />
          <CardLine columns={rest} row={row} />
        </li>
      ))}
    </ul>
  );
}

const CardLine = <Row,>({ columns, row }: { columns: readonly (Column<Row> | undefined)[]; row: Row }) => (
  <div className="card-line">
    {columns.map(
      (column) =>
        column && (
          <div key={column.key} className={column.phone}>
            {column.phoneLabel && <span className="sub-word">{column.phoneLabel} </span>}
            {column.cell(row)}
          </div>
        ),
    )}
  </div>
);
