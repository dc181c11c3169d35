import type { IconName } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

const { menus } = words;

type Entry = { to: string; label: string };
export type MenuItem = { label: string; icon: IconName } & (Entry | { children: readonly Entry[] });

export const menu: readonly MenuItem[] = [
  { to: '/home', label: menus.home, icon: 'home' },
  { to: '/register', label: menus.register, icon: 'lotus' },
  { to: '/renew', label: menus.renew, icon: 'renew' },
  { to: '/donate', label: menus.donate, icon: 'donation' },
  { to: '/rituals', label: menus.rituals, icon: 'moon' },
  {
    label: menus.receipt,
    icon: 'scroll',
    children: [
      { to: '/generate-certificate/member-search', label: menus.memberReceipt },
      { to: '/generate-certificate/donation-search', label: menus.donationReceipt },
      { to: '/pit-exemption-certificate', label: menus.taxCertificate },
    ],
  },
  { to: '/faq', label: menus.faq, icon: 'info' },
];
