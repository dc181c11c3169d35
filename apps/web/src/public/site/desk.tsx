import type { Answers } from './answers.ts';

/** Where the desk is found and how it is reached, as far as the centre says. */
export function Desk({ centre: { name, address, phone, email } }: Pick<Answers, 'centre'>) {
  return (
    <address className="desk">
      <b>{name}</b>
      {address && <span>{address}</span>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
