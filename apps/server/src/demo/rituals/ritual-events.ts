import { addDays, type Day, dayOf, startOf } from '@kathok/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting } from '../acting.ts';
import type { MoneyEvent } from '../money/money-event.ts';
import { signIn } from '../sign-in.ts';
import { createDonation } from '../../modules/donations/index.ts';
import { purposeHandlers } from '../../modules/master-data/index.ts';
import {
  computeDays,
  confirmProposedDays,
  createDay,
  createRitual,
  readDay,
  ritualBook,
  writeNames,
} from '../../modules/rituals/index.ts';
import { eveningLamps, givenNames, lateNames, sampleRituals } from './sample-rituals.ts';

interface Staff {
  officer: Actor;
  treasurer: Actor;
}

const saying = <Values>(body: Values) => ({ params: {}, query: {}, body });
const about = <Values>(id: string, body: Values) => ({ params: { id }, query: {}, body });

/** Rituals with their days; names for yesterday, today and tomorrow; and what was read of them. */
export function ritualEvents(ctx: Ctx, { officer, treasurer }: Staff): MoneyEvent[] {
  const book = new Map<number, string>();
  const today = dayOf(ctx.now);
  const dayOfBook = (forDay: number) => book.get(forDay) ?? '';
  return [
    { daysAgo: 45, happen: () => openBook(acting(ctx, officer, 45), book, today) },
    ...givenNames.map((given) => ({
      daysAgo: given.daysAgo,
      happen: () => giveNames(acting(ctx, treasurer, given.daysAgo), given, dayOfBook(given.forDay)),
    })),
    { daysAgo: 2, happen: () => giveSevenWeeks(acting(ctx, treasurer, 2), today) },
    {
      daysAgo: 1,
      happen: async () => {
        const reader = await signIn(ctx, 'lopen.tenzin@example.bt', 1);
        await readDay(acting(ctx, reader, 1), about(dayOfBook(-1), {}));
      },
    },
    {
      daysAgo: 0,
      happen: () =>
        writeNames(acting(ctx, officer, 0), about(dayOfBook(0), { names: lateNames, living: false })),
    },
  ];
}

/** The list of a day closes the evening before; that of tomorrow closes today. */
async function openBook(office: Ctx, book: Map<number, string>, today: Day): Promise<void> {
  const purposes = await purposeHandlers.all(office, { query: {} });
  const add = ({ purposes: wanted, ...ritual }: Added) =>
    createRitual(
      office,
      saying({
        ...ritual,
        descriptionDzongkha: null,
        purposeIds: purposes.filter(({ name }) => wanted.includes(name)).map(({ id }) => id),
        closesAt: { days: 1, hour: 18 },
        isPublic: true,
        includeUnverified: true,
        isActive: true,
      }),
    );
  for (const ritual of sampleRituals) await add(ritual);
  const { id: ritualId } = await add(eveningLamps);
  for (const forDay of [-1, 0, 1, 8, 15]) {
    const date = addDays(today, forDay);
    const closesAt = forDay === 1 ? { closesAt: endOfToday(today) } : {};
    book.set(forDay, (await createDay(office, saying({ ritualId, date, ...closesAt }))).id);
  }
  await confirmThisYear(office, today);
}
type Added = (typeof sampleRituals)[number] | typeof eveningLamps;

/** Whenever the sample is made, there is a list that closes on the same day. */
const endOfToday = (today: Day): string =>
  new Date(startOf(addDays(today, 1)).getTime() - 60_000).toISOString();

/** This year is confirmed; of the next one there are proposals to look at. */
async function confirmThisYear(office: Ctx, today: Day): Promise<void> {
  const year = Number(today.slice(0, 4));
  const { days } = await computeDays(office, saying({ year }));
  const ids = days.filter(({ date }) => date >= addDays(today, -60)).map(({ id }) => id);
  if (ids.length > 0) await confirmProposedDays(office, saying({ ids }));
  const next = await computeDays(office, saying({ year: year + 1 }));
  const soon = next.days.filter(({ date, mark }) => date < `${year + 1}-03-01` && mark === 'plain');
  if (soon.length > 0) await confirmProposedDays(office, saying({ ids: soon.map(({ id }) => id) }));
}

const inCash = { method: 'cash' as const, paymentStatus: 'paid' as const };
const listed = (names: readonly string[], living: boolean) => names.map((name) => ({ name, living }));

async function giveNames(
  books: Ctx,
  { living, deceased }: (typeof givenNames)[number],
  ritualDayId: string,
): Promise<void> {
  const names = [...listed(deceased, false), ...listed(living, true)];
  await give(books, names.length * 1000, {
    offering: 'Butter lamps',
    names,
    readOn: null,
    ritualDayId,
  });
}

async function giveSevenWeeks(books: Ctx, today: Day): Promise<void> {
  await give(books, 49_000, {
    offering: 'Prayers for the deceased',
    names: listed(['Ap Phub Tshering'], false),
    readOn: null,
    series: 'seven_weeks',
    startsOn: addDays(today, -4),
  });
}

type Body = Parameters<typeof createDonation>[1]['body'];

async function give(books: Ctx, amount: number, dedication: Body['dedication']): Promise<void> {
  const purposes = await purposeHandlers.all(books, { query: {} });
  const purposeId = purposes.find(({ name }) => name === 'Butter lamps')?.id ?? '';
  const donor = { donorType: 'non_member' as const, donorName: 'Family of Aum Pema' };
  const body = { ...donor, purposeId, amount, currency: 'BTN', dedication, payment: inCash };
  await createDonation(books, saying(body), ritualBook);
}
