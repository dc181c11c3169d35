import type { IconName } from '../../ui/pictures/icon.tsx';
import { words } from './words.ts';

const { menus } = words;

export const menu: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/home', label: menus.home, icon: 'home' },
  { to: '/register', label: menus.register, icon: 'lotus' },
  { to: '/renew', label: menus.renew, icon: 'renew' },
  { to: '/donate', label: menus.donate, icon: 'donation' },
  { to: '/faq', label: menus.faq, icon: 'info' },
];
