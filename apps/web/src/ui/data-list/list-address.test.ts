import { describe, expect, it } from 'vitest';
import { isPersonal, listQuery, readList, shownRecords, writeList } from './list-address.ts';
import { pageWindow } from './pages/page-window.ts';

const options = { take: 25, sortBy: 'name', filters: ['status', 'roleId'] } as const;
const read = (search: string) => readList(new URLSearchParams(search), options);
const write = (search: string, change: Parameters<typeof writeList>[1]) =>
  writeList(new URLSearchParams(search), change, options).toString();

describe('the address of a list', () => {
  it('gives the whole state back', () => {
    const address = 'page=3&take=50&sortBy=email&order=DESC&q=karma&status=active';
    expect(read(address)).toEqual({
      page: 3,
      take: 50,
      sortBy: 'email',
      order: 'DESC',
      q: 'karma',
      countAll: false,
      filters: { status: 'active' },
    });
  });

  it('starts where the list says, and treats nonsense as absent', () => {
    const start = { page: 1, take: 25, sortBy: 'name', order: 'ASC', q: '', countAll: false, filters: {} };
    expect(read('')).toEqual(start);
    expect(read('page=-1&take=7&order=up&status=&other=1')).toEqual(start);
  });

  it('starts again at the first page after any change but turning the page', () => {
    expect(write('page=3&q=karma', { status: 'active' })).toBe('q=karma&status=active');
    expect(write('q=karma', { page: 4 })).toBe('q=karma&page=4');
  });

  it('leaves out what is empty or usual', () => {
    expect(write('page=3&take=50&status=active', { status: '', take: 25 })).toBe('');
    expect(write('page=3', { page: 1 })).toBe('');
  });

  it('asks for all matches to be counted once, on the page where it was asked', () => {
    const counting = write('page=3&q=karma', { countAll: 'true' });
    expect(counting).toBe('page=3&q=karma&countAll=true');
    expect(listQuery(read(counting))).toMatchObject({ page: 3, q: 'karma', countAll: 'true' });
    expect(write(counting, { page: 4 })).toBe('page=4&q=karma');
    expect(write(counting, { status: 'active' })).toBe('q=karma&status=active');
  });

  it('asks the API for no empty values', () => {
    expect(listQuery(read('status=&q='))).toEqual({ page: 1, take: 25, sortBy: 'name', order: 'ASC' });
  });
});

it('for all records that a list shows, asks for none of what belongs to its screen', () => {
  const query = listQuery(read('page=2&take=50&sortBy=name&order=DESC&countAll=true&q=karma&status=active'));
  expect(shownRecords(query)).toEqual({ q: 'karma', status: 'active' });
});

describe('a search that is somebody’s number', () => {
  it.each(['11410001234', '1141 000 1234', '+975 17 12 34 56', '17123456'])('%s is personal', (q) => {
    expect(isPersonal(q)).toBe(true);
  });
  it.each(['karma', 'KM-0000018', '1712', ''])('%s is not', (q) => {
    expect(isPersonal(q)).toBe(false);
  });
});

describe('the pages on offer', () => {
  it('are the one shown and its neighbours', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 3]);
    expect(pageWindow(5, 9)).toEqual([4, 5, 6]);
    expect(pageWindow(9, 9)).toEqual([7, 8, 9]);
    expect(pageWindow(1, 2)).toEqual([1, 2]);
  });
});
