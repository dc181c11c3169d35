import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/appearance/words', {
  title: 'Appearance',
  lead: 'Saved in this browser only.',
  language: 'Language',
  reset: 'Reset to defaults',
  groups: {
    skin: 'Theme',
    width: 'Content width',
    transition: 'Page transition',
    menu: 'Menu layout',
    navbar: 'Top bar colour',
    navbarType: 'Top bar',
    footer: 'Footer type',
  },
  switches: {
    rtl: 'Right to left (RTL)',
    collapsed: 'Menu collapsed',
    menuHidden: 'Menu hidden',
  },
  skin: { light: 'Light', bordered: 'Bordered', dark: 'Dark', 'semi-dark': 'Semi-dark' },
  width: { boxed: 'Boxed', full: 'Full' },
  transition: { fade: 'Fade', 'fade-in-left': 'Fade In Left', 'zoom-in': 'Zoom In', none: 'None' },
  menu: { horizontal: 'Horizontal', vertical: 'Vertical' },
  navbar: {
    primary: 'Primary',
    white: 'White',
    secondary: 'Secondary',
    success: 'Success',
    danger: 'Danger',
    info: 'Info',
    warning: 'Warning',
    dark: 'Dark',
  },
  navbarType: { floating: 'Floating', sticky: 'Sticky', static: 'Static', hidden: 'Hidden' },
  footer: { static: 'Static', sticky: 'Sticky', hidden: 'Hidden' },
  small:
    'This window is narrow, so the menu opens over the page. Your choice applies again when there is room.',
});
