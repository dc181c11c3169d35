import { readInvitationCode } from '@kathok/contract';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Entrance } from '../entrance.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import { words } from '../words.en.ts';

const { join } = words;

/** For somebody who types the short address of an invitation on paper: its code has a field of its own. */
export function InvitationCode({ onCode }: { onCode: (code: string) => void }) {
  const kit = useEntranceForm({
    labels: { code: join.code },
    check: ({ code }) => (readInvitationCode(code) ? [] : [{ field: 'code', message: join.unknown }]),
    submit: async ({ code }) => onCode(code),
  });
  return (
    <Entrance title={join.title} lead={join.lead}>
      <FormShell
        kit={kit}
        submitLabel={join.submit}
        pendingLabel={join.submit}
        submitButton={{ big: true, wide: true }}
      >
        <TextField
          {...kit.field('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      </FormShell>
    </Entrance>
  );
}
