import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/text/states/load-failure.tsx';
import { words } from './words.en.ts';

/** The user did not come: no such account, or no answer. */
export const UserMissing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <LoadFailure
    error={error}
    onRetry={onRetry}
    missing={words.missing}
    action={
      <ButtonLink to="/apps/user/list" tone="primary">
        {words.missing.back}
      </ButtonLink>
    }
  />
);
