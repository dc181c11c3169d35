import { describe, expect, it } from 'vitest';
import { inForce, offered } from './available-choices.ts';
import { defaults, readChosen, withDevice } from './preferences.ts';

describe('what was chosen before', () => {
  it('starts with the defaults of the specification', () => {
    expect(defaults).toEqual({
      skin: 'light',
      dir: 'ltr',
      width: 'boxed',
      transition: 'fade',
      menu: 'horizontal',
      collapsed: 'false',
      menuHidden: 'false',
      navbar: 'primary',
      navbarType: 'floating',
      footer: 'static',
    });
  });

  it('is dark where the device is, until a theme is chosen', () => {
    expect(withDevice({}, true)).toEqual({ skin: 'dark' });
    expect(withDevice({ skin: 'light' }, true)).toEqual({ skin: 'light' });
    expect(withDevice({ footer: 'sticky' }, false)).toEqual({ footer: 'sticky' });
  });

  it('is read back without what this version does not know', () => {
    const kept = JSON.stringify({ skin: 'dark', navbar: 'pink', onload: 'alert(1)', dir: 'rtl' });
    expect(readChosen(kept)).toEqual({ skin: 'dark', dir: 'rtl' });
  });

  it('is nothing when what was kept cannot be read', () => {
    expect(readChosen(null)).toEqual({});
    expect(readChosen('{"skin":')).toEqual({});
    expect(readChosen('null')).toEqual({});
  });
});

describe('what is offered', () => {
  it('is everything in the vertical layout', () => {
    expect(offered('skin', 'vertical')).toEqual(['light', 'bordered', 'dark', 'semi-dark']);
    expect(offered('navbarType', 'vertical')).toEqual(['floating', 'sticky', 'static', 'hidden']);
  });

  it('has no semi-dark skin and no hidden navbar in the horizontal layout', () => {
    expect(offered('skin', 'horizontal')).toEqual(['light', 'bordered', 'dark']);
    expect(offered('navbarType', 'horizontal')).toEqual(['floating', 'sticky', 'static']);
  });

  it('falls back to the default where the choice of before is not offered', () => {
    expect(inForce('skin', { skin: 'semi-dark' }, 'horizontal')).toBe('light');
    expect(inForce('skin', { skin: 'semi-dark' }, 'vertical')).toBe('semi-dark');
    expect(inForce('footer', {}, 'horizontal')).toBe('static');
  });
});
