type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Tickable = HTMLInputElement & { type: 'radio' | 'checkbox' };
/** One of those with the same marks, since the script may draw a control anew. */
type Place = { marks: string; index: number };
type Typed = { entries: readonly (Place & { text: string })[]; focused: Place | Element | null };

const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Control>('input:not([type=file]), textarea, select'),
];
const isTickable = (control: Control): control is Tickable =>
  control.type === 'radio' || control.type === 'checkbox';

const marksOf = (control: Control): string =>
  [control.type, control.name || control.id, isTickable(control) && control.value].join(' ');

function placeOf(control: Control, controls: readonly Control[]): Place {
  const marks = marksOf(control);
  return { marks, index: controls.filter((other) => marksOf(other) === marks).indexOf(control) };
}
const controlAt = (root: HTMLElement, { marks, index }: Place) =>
  controlsIn(root).filter((control) => marksOf(control) === marks)[index];

function isAsDrawn(control: Control): boolean {
  if (control.type === 'radio') return !(control as Tickable).checked || (control as Tickable).defaultChecked;
  if (isTickable(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(drawn, 0);
}

/** A browser that goes back or loads a page again fills in what was typed there before, by somebody else perhaps. */
function isFirstVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** What somebody typed, chose and ticked in a page that was there before its script. */
export function readTypedEarly(root: HTMLElement): Typed {
  if (!isFirstVisit()) return { entries: [], focused: document.activeElement };
  const controls = controlsIn(root);
  const focused = controls.find((control) => control === document.activeElement);
  return {
    entries: controls
      .filter((control) => !isAsDrawn(control))
      .map((control) => ({
        ...placeOf(control, controls),
        text: isTickable(control) ? String(control.checked) : control.value,
      })),
    focused: focused ? placeOf(focused, controls) : document.activeElement,
  };
}

/** Enters the text as if it were typed now: React hears of a change only where the control had something else before. */
function enter(control: Control, text: string): void {
  if (isTickable(control)) {
    control.checked = text !== 'true';
    control.click();
    return;
  }
  const isChosen = control instanceof HTMLSelectElement;
  if (!isChosen) control.value = '';
  // React watches the property of the element itself, and not that of its kind.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
}

/** Tells the script of it, and leaves the person where they were. */
export function enterTypedEarly(root: HTMLElement, { entries, focused }: Typed): void {
  if (entries.length === 0) return;
  for (const { text, ...place } of entries) {
    const control = controlAt(root, place);
    if (control) enter(control, text);
  }
  const there = focused && (focused instanceof Element ? focused : controlAt(root, focused));
  if (there === document.activeElement) return;
  if (there instanceof HTMLElement && there !== document.body) there.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
