import { describe, expect, it } from 'vitest';
import { passwordFaults, type PasswordOwner, requireGoodPassword } from './password-policy.ts';

const officer: PasswordOwner = {
  roleType: 'admin',
  name: 'Karma Choden Wangmo',
  email: 'karma.choden.w@example.bt',
  phone: '+97517123456',
  membershipCode: 'KM-0000018',
};
const member: PasswordOwner = { ...officer, roleType: 'user' };
const faultsOf = (password: string, owner = officer) => Object.keys(passwordFaults(password, owner));

describe('length', () => {
  it('asks 15 characters of staff and 10 of members, counted as people count them', () => {
    expect(faultsOf('prayer flags 9')).toEqual(['minLength']);
    expect(faultsOf('prayer flags 99')).toEqual([]);
    expect(faultsOf('old bridge', member)).toEqual([]);
    expect(faultsOf('old bridg', member)).toEqual(['minLength']);
    expect(faultsOf('🏔️🏔🏔🏔🏔', member)).toContain('minLength');
  });

  it('takes at most 128', () => {
    const phrase = 'the river bends twice before the old bridge; '.repeat(3);
    expect(faultsOf(phrase.slice(0, 128))).toEqual([]);
    expect(faultsOf(phrase.slice(0, 129))).toEqual(['maxLength']);
  });

  it('welcomes any characters', () => {
    expect(faultsOf('བཀྲ་ཤིས་བདེ་ལེགས་ཞུ་ལགས།')).toEqual([]);
    expect(faultsOf('lamp of butter on a sill')).toEqual([]);
  });
});

describe('what is easy to guess', () => {
  it.each([
    'password123',
    'PassWord123',
    'Basketball',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'ha ha ha ha ha ha ha',
    'abcdefghijklmnop',
    'ponmlkjihgfedcba',
    '12345678901234567890',
    '0987654321098765',
    'qwertyuiopasdfghjkl',
    'Kathok-Membership-2026',
    'Administrator12345',
    'welcome to kathok'.replace('to', '2'),
    '                  ',
  ])('refuses %j', (password) => {
    expect(faultsOf(password, member)).toContain('isNotCommon');
  });

  it.each(['kathok has eleven lamps', 'we test the bells daily', '4711 sheep 0815 goats'])(
    'lets %j pass',
    (password) => {
      expect(faultsOf(password)).toEqual([]);
    },
  );
});

describe('what is about the owner', () => {
  it.each([
    'Karma Choden Wangmo',
    'karmachodenwangmo',
    'KARMA.CHODEN.W@EXAMPLE.BT',
    'karma_choden_w',
    '+975 17 12 34 56',
    'km-000 0018',
    'Km0000018',
  ])('refuses %j', (password) => {
    expect(faultsOf(password, member)).toContain('isNotOwn');
  });
});

it('names the field and every fault at once', () => {
  expect(() => requireGoodPassword('newPassword', 'Basketball', officer)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      details: {
        errors: [
          {
            property: 'newPassword',
            constraints: {
              minLength: 'must have at least 15 characters',
              isNotCommon: 'is too easy to guess; try a phrase of several words',
            },
          },
        ],
      },
    }),
  );
});
