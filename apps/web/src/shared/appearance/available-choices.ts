import { choices, defaults, type Choice, type Chosen, type PreferenceName } from './preferences.ts';

/** What makes no sense while the menu runs along the bar: there is no sidebar to darken, and without the bar no menu. */
const notInHorizontal: { readonly [Name in PreferenceName]?: readonly Choice<Name>[] } = {
  skin: ['semi-dark'],
  navbarType: ['hidden'],
};

/** The choices to offer in a layout. */
export function offered<Name extends PreferenceName>(
  name: Name,
  layout: Choice<'menu'>,
): readonly Choice<Name>[] {
  const without: readonly string[] = layout === 'horizontal' ? (notInHorizontal[name] ?? []) : [];
  return choices[name].filter((choice): choice is Choice<Name> => !without.includes(choice));
}

/** The choice that is in force in a layout: what was chosen if it is offered there, else the default. */
export function inForce<Name extends PreferenceName>(
  name: Name,
  chosen: Chosen,
  layout: Choice<'menu'>,
): Choice<Name> {
  const choice = chosen[name] as Choice<Name> | undefined;
  return choice !== undefined && offered(name, layout).includes(choice) ? choice : defaults[name];
}
