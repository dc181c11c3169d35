import { today } from '../../../lib/today.ts';
import { type ListState, useListState } from '../../../ui/data-list/use-list-state.ts';
import {
  type Comparison,
  comparedDays,
  comparisons,
  type Days,
  daysOf,
  type Period,
  periods,
} from './period.ts';
import { type Grouping, isTime, type ReportKind } from '../report-kinds.ts';

const ofTheQuestion = [
  'groupBy',
  'thenBy',
  'period',
  'from',
  'to',
  'against',
  'compareFrom',
  'compareTo',
  'rowsBy',
  'rowsOrder',
];

/** The rows in the order of a column of the table. */
export interface RowOrder {
  by: 'key' | 'count' | 'amount';
  order: 'ASC' | 'DESC';
}

export interface ReportQuestion {
  list: ListState;
  groupBy: Grouping;
  thenBy: Grouping | undefined;
  period: Period;
  against: Comparison;
  /** The days as they were chosen, for the two fields of a period of one's own. */
  chosen: Days;
  chosenCompared: Days;
  days: Days;
  compared: { from: string; to: string } | null;
  rows: RowOrder;
  /** Which rows are meant, as the API asks for them. */
  filters: Record<string, string>;
  /** That, and how they are grouped and compared. */
  query: Record<string, string>;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined, usual: Value) =>
  values.find((one) => one === value) ?? usual;
const given = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>;

/** What the address asks of a report. What makes no sense there counts as the usual. */
export function useReportQuestion(kind: ReportKind, filterKeys: readonly string[]): ReportQuestion {
  const list = useListState({ filters: [...new Set([...filterKeys, ...ofTheQuestion, 'currency'])] });
  const asked: Record<string, string | undefined> = list.filters;
  const { usual, groupings } = kind;
  const groupBy = oneOf(groupings, asked['groupBy'], usual.groupBy);
  const thenBy = oneOf([...groupings, 'none'], asked['thenBy'], usual.thenBy);
  const period = oneOf(periods, asked['period'], usual.period);
  const against = oneOf(comparisons, asked['against'], usual.against);
  const chosen = { from: asked['from'], to: asked['to'] };
  const chosenCompared = { from: asked['compareFrom'], to: asked['compareTo'] };
  const days = daysOf(period, today(), chosen);
  const compared = comparedDays(against, days, chosenCompared);
  const ownFilters = Object.fromEntries(
    Object.entries(asked).filter(([name]) => !ofTheQuestion.includes(name)),
  );
  const filters = given({ ...ownFilters, [kind.days.from]: days.from, [kind.days.to]: days.to });
  const usualRows = isTime(groupBy) ? ('key' as const) : kind.measure;
  const columns = ['key', 'count', kind.measure] as const;
  const by = oneOf(columns, asked['rowsBy'], usualRows);
  const order = oneOf(['ASC', 'DESC'], asked['rowsOrder'], by === 'key' ? 'ASC' : 'DESC');
  const isParted = thenBy !== 'none' && thenBy !== groupBy;
  return {
    list,
    groupBy,
    thenBy: isParted ? thenBy : undefined,
    period,
    against,
    chosen,
    chosenCompared,
    days,
    compared,
    rows: { by, order },
    filters,
    query: given({
      ...filters,
      groupBy,
      thenBy: isParted ? thenBy : undefined,
      compareFrom: compared?.from,
      compareTo: compared?.to,
      ...((by !== 'key' || order !== 'ASC' || !isTime(groupBy)) && { sortBy: by, order }),
    }),
  };
}
