import type { Member } from '@kathok/contract';
import { Suspense } from 'react';
import { refreshUser } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { MemberPhoto, OwnContactForm } from '../../members/index.ts';
import { OwnMember } from '../own-member.tsx';
import { words } from '../words.en.ts';
import { IdentityCard } from './identity-card.tsx';

const { edit: texts, titles } = words;
const page = '/membership-details/view';
const crumbs = [{ label: titles.details, to: page }];

function tellSaved(): void {
  toast.success(texts.saved);
  refreshUser().catch(() => undefined);
}

export default function EditPage() {
  return <OwnMember title={titles.edit}>{(member) => <Edit member={member} />}</OwnMember>;
}

/** How to reach the member and the photo are theirs to change; who they are is asked for, and staff decide. */
function Edit({ member }: { member: Member }) {
  return (
    <div className="box mine halves">
      <PageHeader title={titles.edit} crumbs={crumbs} />
      <Suspense fallback={<LoadingState rows={6} />}>
        <div className="stacked">
          <Card title={texts.contact}>
            <p className="muted">{texts.contactLead}</p>
            <OwnContactForm key={member.id} member={member} onSaved={tellSaved} page={page} />
          </Card>
        </div>
        <div className="stacked">
          <IdentityCard member={member} />
          <MemberPhoto member={member} />
        </div>
      </Suspense>
    </div>
  );
}
