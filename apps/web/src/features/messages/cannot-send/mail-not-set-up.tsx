import { useQuery } from '@tanstack/react-query';
import { messageQueries } from '../message.queries.ts';
import { CannotSend } from './cannot-send.tsx';

/** Says so while e-mail is not set up, and nothing once it is. */
export function MailNotSetUp({ children }: { children: string }) {
  const ways = useQuery(messageQueries.ways()).data;
  return ways ? <CannotSend ways={{ hasMail: ways.hasMail }}>{children}</CannotSend> : null;
}
