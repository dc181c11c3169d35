import { previewSettings } from '@kathok/contract';
import { settingsForm, type SettingsValues } from '../settings-values.ts';

const names = Object.keys(previewSettings.shape) as (keyof typeof previewSettings.shape)[];
const shown = settingsForm.pick(
  Object.fromEntries(names.map((name) => [name, true])) as Record<(typeof names)[number], true>,
);

/** What papers show of the form; null while one of these fields is not right yet. */
export function previewBody(values: SettingsValues) {
  const read = shown.safeParse(values);
  return read.success ? read.data : null;
}
