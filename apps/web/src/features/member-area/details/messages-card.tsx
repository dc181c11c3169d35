import { type Member, members } from '@kathok/contract';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { SavedSwitch } from '../../../ui/forms/fields/saved-switch.tsx';
import { words } from '../words.en.ts';

const { messages: texts } = words;

/** Whether the member wants reminders, which is theirs to say. */
export function MessagesCard({ member: { id, isOptedOut } }: { member: Member }) {
  const choose = useEndpointMutation(members.setMessageChoice);
  return (
    <Card title={texts.title}>
      <SavedSwitch
        name="wantsReminders"
        label={texts.reminders}
        hint={texts.hint}
        isOn={!isOptedOut}
        mutation={choose}
        callFor={(wanted) => ({ params: { id }, body: { isOptedOut: !wanted } })}
        saved={(wanted) => (wanted ? texts.started : texts.stopped)}
      />
    </Card>
  );
}
