import type { TemplateKind } from '@kathok/contract';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useSwitchMessages } from '../message.queries.ts';
import { words } from '../words.ts';

const said = words.templates;

/** Whether messages of a kind are sent. */
export function MessageSwitch({ kind, isOn }: { kind: TemplateKind; isOn: boolean }) {
  const turn = useSwitchMessages();
  const name = said.kinds[kind];
  const change = (wanted: boolean) =>
    turn.mutate(
      { body: { kind, isOn: wanted } },
      {
        onSuccess: () => toast.success(wanted ? said.switchedOn(name) : said.switchedOff(name)),
        onError: (error) => toast.danger(error.message),
      },
    );
  return (
    <SwitchField
      name={`sends-${kind}`}
      label={isOn ? said.on : said.off}
      aria-label={said.sends(name)}
      checked={turn.isPending ? turn.variables.body.isOn : isOn}
      disabled={turn.isPending}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
