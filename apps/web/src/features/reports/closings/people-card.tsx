import type { CashDay } from '@kathok/contract';
import { cellText } from '../lists/cell-text.ts';
import { Card } from '../../../ui/card.tsx';
import { words } from './words.en.ts';

const say = words.people;
const sum = (amount: string) => cellText(amount, 'amount');

/** What each person took in and gave back in cash; of a closed day as it stood when it was closed. */
export function PeopleCard({ cash }: { cash: CashDay }) {
  const { people, booked } = cash.closing ?? cash;
  const title = cash.closing ? say.titleClosed : say.title;
  return (
    <Card title={title} padded={false}>
      {people.length === 0 ? (
        <p className="made">{say.empty}</p>
      ) : (
        <table className="dense" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say.person}</th>
              <th scope="col">{say.received}</th>
              <th scope="col">{say.returned}</th>
              <th scope="col">{say.booked}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.userId ?? ''}>
                <th scope="row">{person.name ?? say.nobody}</th>
                <td>{sum(person.received)}</td>
                <td>{sum(person.returned)}</td>
                <td className="all">{sum(person.booked)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              <td colSpan={3}>{sum(booked)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}
