import { describe, expect, it } from 'vitest';
import {
  dedicationOf,
  dedicationSchema,
  dedicationValues,
  noDedication,
  onItsDays,
} from './dedication-values.ts';

const typed = {
  ...noDedication,
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
      ritualId: null,
      ritualDayId: null,
      series: 'once',
      startsOn: null,
      times: null,
      notify: null,
    });
  });

  it('is none where nothing was typed, and shows again what was saved', () => {
    expect(dedicationOf(noDedication)).toBeNull();
    expect(dedicationValues(null)).toEqual(noDedication);
    const saved = { ...dedicationOf({ ...typed, readOn: '2026-03-05' })!, days: [] };
    expect(dedicationValues(saved)).toEqual({
      ...noDedication,
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

  it('on days of a ritual shows them again, and sends what its series asks for alone', () => {
    const monthly = { ...typed, ritualId: 'r', ritualDayId: 'd', times: '3', notify: 'sms' as const };
    const sent = dedicationOf({
      ...monthly,
      series: 'monthly',
      readOn: '2026-03-05',
      startsOn: '2026-01-02',
    })!;
    expect(sent).toMatchObject({ ritualId: 'r', ritualDayId: 'd', times: 3, notify: 'sms' });
    expect(sent).toMatchObject({ readOn: null, startsOn: null });
    expect(dedicationOf(dedicationValues({ ...sent, days: [] }))).toEqual(sent);
    const weeks = dedicationOf({ ...monthly, series: 'seven_weeks', startsOn: '2026-01-02' });
    expect(weeks).toMatchObject({ startsOn: '2026-01-02', ritualDayId: null, times: null });
  });

  it('on days of a ritual has names, and a ritual or a day of death where its series needs one', () => {
    const some = { offering: 'Lamps', living: 'Am Zam' };
    expect(wrong({ ...some, series: 'monthly' })).toEqual(['ritualId']);
    expect(wrong({ ...some, series: 'seven_weeks' })).toEqual(['startsOn']);
    expect(wrong({ offering: 'Lamps', ritualId: 'r' })).toEqual(['living']);
    expect(wrong({ ...some, ritualId: 'r', times: '50' })).toEqual(['times']);
    expect(wrong({ ...some, ritualId: 'r', series: 'monthly', times: '49' })).toBeUndefined();
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
