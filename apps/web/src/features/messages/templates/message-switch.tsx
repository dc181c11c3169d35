import type { TemplateKind } from '@kathok/contract';
import { SavedSwitch } from '../../../ui/forms/fields/saved-switch.tsx';
import { useSwitchMessages } from '../message.queries.ts';
import { words } from '../words.en.ts';

const said = words.templates;

/** Whether messages of a kind are sent. */
export function MessageSwitch({ kind, isOn }: { kind: TemplateKind; isOn: boolean }) {
  const name = said.kinds[kind];
  return (
    <SavedSwitch
      name={`sends-${kind}`}
      label={isOn ? said.on : said.off}
      aria-label={said.sends(name)}
      isOn={isOn}
      mutation={useSwitchMessages()}
      callFor={(wanted) => ({ body: { kind, isOn: wanted } })}
      saved={(wanted) => (wanted ? said.switchedOn(name) : said.switchedOff(name))}
    />
  );
}
