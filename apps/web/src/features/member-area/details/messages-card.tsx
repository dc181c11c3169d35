import { type Member, members } from '@kathok/contract';
import { useState } from 'react';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from '../words.ts';

const { messages: texts } = words;

/** Whether the member wants reminders, which is theirs to say. */
export function MessagesCard({ member: { id, isOptedOut } }: { member: Member }) {
  const choose = useEndpointMutation(members.setMessageChoice, { refresh: [members.get] });
  // Shown at once; the mutation tells a moment later that it has begun, and the switch would jump back meanwhile.
  const [chosen, setChosen] = useState<boolean>();
  const change = (wanted: boolean) => {
    setChosen(wanted);
    choose.mutate(
      { params: { id }, body: { isOptedOut: !wanted } },
      {
        onSuccess: () => toast.success(wanted ? texts.started : texts.stopped),
        onError: (error) => toast.danger(error.message),
        onSettled: () => setChosen(undefined),
      },
    );
  };
  return (
    <Card title={texts.title}>
      <SwitchField
        name="wantsReminders"
        label={texts.reminders}
        hint={texts.hint}
        checked={chosen ?? !isOptedOut}
        disabled={choose.isPending}
        onChange={(event) => change(event.target.checked)}
      />
    </Card>
  );
}
