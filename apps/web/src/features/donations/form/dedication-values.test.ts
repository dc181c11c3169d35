import { describe, expect, it } from 'vitest';
import {
  dedicationOf,
  dedicationSchema,
  dedicationValues,
  noDedication,
  onItsDays,
} from './dedication-values.ts';

const typed = {
  offering: ' Butter lamps ',
  living: 'Am Zam\n\n',
  deceased: ' Ap Dorji \nKinley',
  readOn: '',
};

const wrong = (values: object) =>
  dedicationSchema.safeParse({ ...noDedication, ...values }).error?.issues.map(({ path }) => path[0]);

describe('a dedication', () => {
  it('is read from lines, the living and the deceased apart', () => {
    expect(dedicationOf(typed)).toEqual({
      offering: 'Butter lamps',
      names: [
        { name: 'Am Zam', living: true },
        { name: 'Ap Dorji', living: false },
        { name: 'Kinley', living: false },
      ],
      readOn: null,
    });
  });

  it('is none where nothing was typed, and shows again what was saved', () => {
    expect(dedicationOf(noDedication)).toBeNull();
    expect(dedicationValues(null)).toEqual(noDedication);
    expect(dedicationValues(dedicationOf({ ...typed, readOn: '2026-03-05' }))).toEqual({
      offering: 'Butter lamps',
      living: 'Am Zam',
      deceased: 'Ap Dorji\nKinley',
      readOn: '2026-03-05',
    });
  });

  it('with names or a day says what is offered', () => {
    expect(wrong({ living: 'Am Zam' })).toEqual(['offering']);
    expect(wrong({ readOn: '2026-03-05' })).toEqual(['offering']);
    expect(wrong({})).toBeUndefined();
    expect(wrong({ offering: 'Lamps', living: 'x\n'.repeat(109) })).toEqual(['living']);
    expect(wrong({ offering: 'Lamps', deceased: 'x'.repeat(201) })).toEqual(['deceased']);
  });

  it('stays on the ritual and the days that the form does not show, but for a day of its own', () => {
    const ritual = {
      ritualId: 'r',
      ritualDayId: 'd',
      series: 'monthly',
      startsOn: null,
      times: 3,
      notify: 'email',
    };
    const before = { offering: 'Lamps', names: [], readOn: null, days: [], ...ritual } as never;
    const again = { offering: 'Lamps', names: [], readOn: null };
    expect(onItsDays(again, before)).toEqual({ ...ritual, ...again });
    const dated = { ...again, readOn: '2026-03-05' };
    expect(onItsDays(dated, before)).toEqual({ ...ritual, ...dated, ritualDayId: null });
    expect(onItsDays(again, null)).toEqual(again);
  });
});
