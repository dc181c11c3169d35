import type { OwnSignInMethods, Passkey } from '@kathok/contract';
import { knowsPasskeys } from '../../../lib/sign-in/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { MethodRow } from './method-row.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { RemovePasskeyDialog } from './password-dialogs.tsx';
import { words } from '../words.en.ts';

const { passkeys: text } = words;

type PasskeysPartProps = {
  methods: OwnSignInMethods;
  /** The only second step that is left, and the role requires one. */
  isLast: boolean;
  onCodes: (codes: string[]) => void;
};

export function PasskeysPart({ methods, isLast, onCodes }: PasskeysPartProps) {
  const [adding, setAdding, closeAdding] = useAsking<true>();
  const [renamed, setRenamed, closeRenamed] = useAsking<Passkey>();
  const [removed, setRemoved, closeRemoved] = useAsking<Passkey>();
  const obstacle = obstacleOf(methods.passkeyAddress);
  return (
    <>
      <h3 className="group-head">
        {text.title}
        {!obstacle && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )}
      </h3>
      {(obstacle ?? (methods.passkeys.length === 0 ? text.none : null)) && (
        <p className="group-text">{obstacle ?? text.none}</p>
      )}
      {methods.passkeys.length > 0 && (
        <ul className="method-list">
          {methods.passkeys.map((passkey) => (
            <MethodRow
              key={passkey.id}
              icon="passkey"
              on
              name={passkey.name}
              actions={
                <>
                  <Button tone="quiet" onClick={() => setRenamed(passkey)}>
                    {text.rename}
                    <span className="hidden">{text.of(passkey.name)}</span>
                  </Button>
                  {!isLast && (
                    <Button tone="quiet" onClick={() => setRemoved(passkey)}>
                      {text.remove}
                      <span className="hidden">{text.of(passkey.name)}</span>
                    </Button>
                  )}
                </>
              }
            >
              {text.facts(
                momentText(passkey.createdAt),
                passkey.lastUsedAt && momentText(passkey.lastUsedAt),
              )}
            </MethodRow>
          ))}
        </ul>
      )}
      {adding && <AddPasskeyDialog onClose={closeAdding} onCodes={onCodes} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={closeRenamed} />}
      {removed && <RemovePasskeyDialog passkey={removed} onClose={closeRemoved} />}
    </>
  );
}

/** Why no passkey can be made here, in words; null where one can. */
function obstacleOf(address: string | null): string | null {
  if (address === null) return text.never;
  if (address !== location.origin) return text.cannot(address);
  return knowsPasskeys() ? null : text.unknown;
}
