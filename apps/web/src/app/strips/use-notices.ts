import { backups, cardPayments, reminders, settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { isHeldBack, useSession } from '../../lib/session.ts';
import { words } from './words.en.ts';

const rarely = 5 * 60_000;

/** What nobody in the office may forget, with a way to change it for those who can. */
export type Notice = { title: string; text: string; link?: { to: string; label: string } };

/**
 * What was changed about money and messages stands here for a week. While a bank is simulated nobody may take such payments
 * for money; while no mail leaves, nobody may believe that people are told.
 */
export function useNotices(): Notice[] {
  const { user, can } = useSession();
  const mayAsk = user !== null && !isHeldBack(user);
  const desk = useQuery({ ...query(cardPayments.desk, {}), enabled: mayAsk, staleTime: rarely }).data;
  const ways = useQuery({ ...query(reminders.ways, {}), enabled: mayAsk && can('read', 'Member') }).data;
  const mayManageMoney = mayAsk && can('manage', 'Donation');
  const changes = useQuery({ ...query(settings.guardedChanges, {}), enabled: mayManageMoney }).data ?? [];
  const { title, text, whoCan, toSettings } = words.mail;
  const noMail: Notice = can('manage', 'all')
    ? { title, text, link: { to: '/settings#part-messages', label: toSettings } }
    : { title, text: `${text} ${whoCan}` };
  const last = useQuery({
    ...query(backups.get, {}),
    enabled: mayAsk && can('manage', 'all'),
    staleTime: rarely,
  }).data?.last;
  const spent = (['email', 'sms'] as const).filter((channel) => ways?.isSpent[channel]);
  const toLook = can('manage', 'Master') && { link: { to: '/settings', label: words.changed.look } };
  return [
    ...changes.map(({ what, at, by }) => ({
      title: words.changed.titles[what],
      text: words.changed.text(by, new Date(at)),
      ...toLook,
    })),
    ...(last && (last.isLate || !last.ok) ? [words.backup] : []),
    ...(desk?.isSimulation ? [words.simulation] : []),
    ...spent.map((channel) => noticeOfBudget(channel, can('manage', 'all'))),
    ...(ways && !ways.hasMail ? [noMail] : []),
  ];
}

/** Says that no more messages leave today which people can cause who did not log in. */
function noticeOfBudget(channel: 'email' | 'sms', mayAllowMore: boolean): Notice {
  const { title, text, toSettings } = words.spent;
  const notice = { title: title[channel], text };
  const part = channel === 'sms' ? 'sms' : 'messages';
  return mayAllowMore ? { ...notice, link: { to: `/settings#part-${part}`, label: toSettings } } : notice;
}
