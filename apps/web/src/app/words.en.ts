import { siteName } from '../lib/page-title.ts';

export const words = {
  site: siteName,
  siteDzongkha: 'ཀཿཐོག་འཐུས་མིའི་ཚོགས་པ།',
  office: 'Office',
  rights: (year: number) => `© ${year} Kathok Dharma Centre. All rights Reserved.`,
  skip: 'Skip to content',
  toTop: 'Back to the top',
  loadingPage: 'Loading the page',
  menu: 'Menu',
  mainMenu: 'Main',
  closeMenu: 'Close menu',
  appearance: 'Appearance',

  menus: {
    dashboards: 'Dashboards',
    membership: 'Membership details',
    administration: 'Administration',
    users: 'Users',
    rolesAndPermissions: 'Roles and Permissions',
    roles: 'Roles',
    permissions: 'Permissions',
    audit: 'Audit trail',
    outbox: 'Sent messages',
    home: 'Home',
    login: 'Login',
    logout: 'Logout',
    profile: 'My profile',
    changePassword: 'Change Password',
  },

  find: {
    button: 'Find a screen',
    title: 'Find',
    placeholder: 'Where would you like to go?',
    screens: 'Screens',
    count: (count: number) => (count === 1 ? 'One place found' : `${count} places found`),
    shortcut: (onMac: boolean) => (onMac ? '⌘ K' : 'Ctrl K'),
  },

  notAuthorized: {
    title: 'This page is not open to you',
    text: 'Your role does not include it. If you need it for your work, please ask an administrator.',
  },
  notFound: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or what was here has been removed.',
  },
  broken: {
    title: 'This page could not be shown',
    text: 'Something went wrong while it was being put together. Nothing you saved before is lost.',
    newVersion: 'The page could not be loaded. Please look at your connection and try again.',
    reload: 'Load the page again',
  },
  goHome: 'Go to the start page',

  dashboard: {
    title: 'Dashboard',
    lead: (name: string, day: string) => `Kuzuzangpo, ${name}. It is ${day}.`,
    today: 'At a glance',
    users: 'Users',
    seeUsers: 'See all users',
    disabled: 'Disabled accounts',
    seeDisabled: 'See who they are',
    roles: 'Roles',
    seeRoles: 'See what each may do',
    changes: 'Latest changes',
    allChanges: 'All changes',
    noChanges: 'Nothing has been changed yet',
    noChangesWhy: 'Whatever somebody adds, changes or removes is listed here.',
    nothing: 'Nothing waits for you here',
    nothingWhy: 'Your menu shows what is open to your role.',
  },

  member: {
    title: 'Your membership',
    greeting: (name: string) => `Kuzuzangpo, ${name}`,
    lead: 'You are signed in.',
    profileTitle: 'Your profile',
    profileText: 'Your name, phone and photo, and how we reach you.',
    profileLink: 'Open your profile',
  },
};
