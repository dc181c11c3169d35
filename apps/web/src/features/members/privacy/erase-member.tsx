import { eraseBody, type Member, privacy } from '@kathok/contract';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { EraseDrawer } from '../../../shared/erasing/erase-drawer.tsx';

export function EraseMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id, name, membershipCode } = member;
  const { mutateAsync } = useEndpointMutation(privacy.erase);
  return (
    <EraseDrawer
      who="member"
      name={name}
      code={{ field: 'membershipCode', value: membershipCode }}
      schema={eraseBody.omit({ alsoGivenNames: true })}
      erase={(typed, reason, alsoGivenNames) =>
        mutateAsync({ params: { id }, body: { membershipCode: typed, reason, alsoGivenNames } })
      }
      onClose={onClose}
    />
  );
}
