/** Every choice of the appearance panel; the first of each list is the default. */
export const choices = {
  skin: ['light', 'bordered', 'dark', 'semi-dark'],
  dir: ['ltr', 'rtl'],
  width: ['boxed', 'full'],
  transition: ['fade', 'fade-in-left', 'zoom-in', 'none'],
  menu: ['horizontal', 'vertical'],
  collapsed: ['false', 'true'],
  menuHidden: ['false', 'true'],
  navbar: ['primary', 'white', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
} as const;

export type PreferenceName = keyof typeof choices;
export type Choice<Name extends PreferenceName> = (typeof choices)[Name][number];
/** The choices that were made; the rest is the default. */
export type Chosen = { readonly [Name in PreferenceName]?: Choice<Name> };
export type Preferences = { readonly [Name in PreferenceName]: Choice<Name> };

const names = Object.keys(choices) as PreferenceName[];

export const defaults = Object.fromEntries(names.map((name) => [name, choices[name][0]])) as Preferences;

/** What was kept, without anything this version does not know. */
export function readChosen(kept: string | null): Chosen {
  try {
    const values = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      names
        .filter((name) => choices[name].some((choice) => choice === values[name]))
        .map((name) => [name, values[name]]),
    );
  } catch {
    return {};
  }
}

/** Until a theme is chosen, it is dark where the device is. */
export const withDevice = (chosen: Chosen, prefersDark: boolean): Chosen =>
  prefersDark ? { skin: 'dark', ...chosen } : chosen;

/** The attributes on `<html>` are what the style sheets read; the script in `index.html` sets the same ones before the first paint. */
export function writeAttributes(page: HTMLElement, chosen: Chosen, prefersDark: boolean): void {
  const { dir, ...data } = { ...defaults, ...withDevice(chosen, prefersDark) };
  page.dir = dir;
  Object.assign(page.dataset, data);
}
