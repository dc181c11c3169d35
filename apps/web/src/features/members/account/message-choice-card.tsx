import { type Member, members } from '@kathok/contract';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { words } from './words.en.ts';

const { messages: said } = words;

/** Whether somebody wants reminders, as they told us. */
export function MessageChoiceCard({ member: { id, isOptedOut } }: { member: Member }) {
  const { can } = useSession();
  const choose = useEndpointMutation(members.setMessageChoice);
  return (
    <Card title={said.title}>
      <div className="form-grid">
        <p>{isOptedOut ? said.none : said.wanted}</p>
        {can('update', 'Member') && (
          <p>
            <Button
              pending={choose.isPending}
              onClick={() => choose.mutate({ params: { id }, body: { isOptedOut: !isOptedOut } })}
            >
              {isOptedOut ? said.start : said.stop}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
