import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';

/** A link inside the app: it brings the chosen change from page to page. */
export const Link = (props: LinkProps) => <RouterLink viewTransition {...props} />;

/** A link of a menu: says whether it leads to where one is. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink viewTransition {...props} />;
