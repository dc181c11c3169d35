import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const nowhere = {
  address: null,
  houseNumber: null,
  village: null,
  gewog: null,
  dzongkhag: null,
  country: null,
  isHome: true,
};

test('an address at home has no country, and says nothing twice', () => {
  const home = {
    ...nowhere,
    address: 'Post box 12\nParo',
    gewog: null,
    dzongkhag: 'Paro',
    country: 'Bhutan',
  };
  expect(addressLines(home)).toEqual(['Post box 12', 'Paro']);
  const village = {
    ...nowhere,
    houseNumber: '14',
    village: 'Gangtey',
    gewog: 'Phobji',
    dzongkhag: 'Wangdue',
  };
  expect(addressLines(village)).toEqual(['14, Gangtey', 'Phobji, Wangdue']);
});

test('an address abroad ends with the country, and what is unknown is left out', () => {
  const abroad = { ...nowhere, address: '5 Hill Road\n\nPerth 6000', country: 'Australia', isHome: false };
  expect(addressLines(abroad)).toEqual(['5 Hill Road', 'Perth 6000', 'Australia']);
  expect(addressLines(nowhere)).toEqual([]);
});
