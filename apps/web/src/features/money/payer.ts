import { reminders, phoneText } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { words } from './words.en.ts';

const { told } = words;

/** How the person who paid can be reached. */
export type Payer = { email: string | null; phone: string | null };

/** Whether mail can leave; not known to those who may not ask. */
export function useHasMail(): boolean | undefined {
  const { can } = useSession();
  return useQuery({ ...query(reminders.ways, {}), enabled: can('read', 'Member') }).data?.hasMail;
}

/** How the payer hears of something, in words that are true: `mailed` where a message leaves. */
export function howPayerIsTold(
  { email, phone }: Payer,
  hasMail: boolean | undefined,
  mailed: (email: string) => string,
): string {
  if (email) return hasMail === false ? told.noMailYet(email) : mailed(email);
  return phone ? told.call(phoneText(phone)) : told.nobody;
}
