import { format } from '../../../language/format.ts';
import type { Donation } from '../donation-draft.ts';
import type { ReadingPlan } from './plan-reading.ts';
import { namesOf } from './read-names.ts';
import { words } from './words.en.ts';

const { summary } = words;

function namesText(donation: Donation): string | null {
  const { series, deceased: died, living: lives } = donation;
  const names = namesOf({ deceased: died, living: series === 'seven_weeks' ? '' : lives });
  const living = names.filter((name) => name.living).length;
  const deceased = names.length - living;
  if (living > 0 && deceased > 0) return summary.deceasedAndLiving(deceased, living);
  if (deceased > 0) return summary.deceased(deceased);
  return living > 0 ? summary.living(living) : null;
}

function daysText({ days }: ReadingPlan): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  if (days.length === 1) return format.longDay(first.date);
  return summary.someDays(days.length, format.day(first.date), format.day(last.date));
}

type ReadingFactsProps = { donation: Donation; plan: ReadingPlan; canBeTold: boolean };

/** What is read, when, and who is told of it. */
export function ReadingFacts({ donation, plan, canBeTold }: ReadingFactsProps) {
  const { notify } = donation;
  const facts: [string, string | null][] = [
    [summary.ritual, plan.ritual || null],
    [summary.readOn, daysText(plan)],
    [summary.names, namesText(donation)],
    [summary.word, canBeTold && notify && namesText(donation) ? words.wordSaid[notify] : null],
  ];
  return facts.map(
    ([label, text]) =>
      text && (
        <div className="loose" key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ),
  );
}

type SumOfDaysProps = { each: string | null; times: number; sum: string | null };

/** How the sum came about, before it is paid. */
export const SumOfDays = ({ each, times, sum }: SumOfDaysProps) => (
  <dl className="adds">
    <div>
      <dt>{summary.eachDay}</dt>
      <dd>{each ?? '–'}</dd>
    </div>
    <div>
      <dt>{summary.days}</dt>
      <dd>{summary.timesDays(format.number(times))}</dd>
    </div>
    <div className="all">
      <dt>{summary.together}</dt>
      <dd>{sum ?? '–'}</dd>
    </div>
  </dl>
);
