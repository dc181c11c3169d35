import type { Action, Subject } from '@kathok/contract';
import type { ComponentType } from 'react';

/**
 * Who may see a screen. `guestOnly` is for the pages around signing in, which send
 * a signed-in user to the home of the role.
 */
export type ScreenAccess = 'public' | 'guestOnly' | 'signedIn' | readonly [Action, Subject, ...Subject[]];

/**
 * `office` is the frame of everybody who is signed in: staff see the office menu,
 * members their own. `public` has the banner and the public menu, `blank` nothing. `either` is the office for who is
 * signed in, and public for everybody else.
 */
export type Layout = 'blank' | 'office' | 'public' | 'either';

/** One screen, exported by its feature and listed in the route table. */
export type AppRoute = {
  path: string;
  layout: Layout;
  access: ScreenAccess;
  title: string;
  lazy: () => Promise<{ default: ComponentType }>;
};

/** What people see who lack the right to a screen. */
export const notAuthorizedPath = '/misc/not-authorized';
