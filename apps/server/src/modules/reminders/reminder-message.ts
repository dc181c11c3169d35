import { englishFormat, type Settings, sumText } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { unsubscribeLink } from '../members/index.ts';
import { renderTemplate } from '../../platform/mail/templates/render-template.ts';
import type { ReminderKind, Term } from './reminder-rule.ts';
import type { Reminded } from './reminder.repository.ts';
import { words } from './words.en.ts';

interface About {
  member: Reminded;
  kind: ReminderKind;
  term: Pick<Term, 'end'>;
  settings: Settings;
}

/** What a reminder fills in. */
function reminderValues({ member, term, settings }: About, baseUrl: string) {
  const { name, membershipCode, membershipType, amount, currency } = member;
  const fee = amount === null || currency === null ? '' : sumText(amount, currency, settings.digitGrouping);
  const endDay = englishFormat.day(term.end);
  return { name, membershipCode, membershipType, endDay, fee, link: `${baseUrl}/renew` };
}

/** A reminder in the words of the centre, to the address or the phone of the member, with the way to end such messages. */
export async function reminderMessage(db: Db | Tx, ctx: Pick<Ctx, 'baseUrl'>, about: About) {
  const { member, kind, settings } = about;
  const channel = member.way ?? 'email';
  const { subject, body } = renderTemplate(settings, kind, channel, reminderValues(about, ctx.baseUrl));
  const link = await unsubscribeLink(db, ctx.baseUrl, member.id);
  return {
    channel,
    recipient: (channel === 'sms' ? member.phone : member.email) ?? '',
    subject: subject || words.subjects[kind],
    body: `${body}${words.stop[channel](link)}`,
  };
}
