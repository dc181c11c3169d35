import type { Donation } from '@kathok/contract';
import type { ComponentProps, ReactNode } from 'react';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { words } from '../words.en.ts';

/** What both forms need to know. */
export type EditDonation = {
  donation: Donation;
  reload: () => Promise<Donation>;
  /** Where to go when it is done. */
  page: string;
  onSaved: () => void;
};

type EditFrameProps = {
  kit: ComponentProps<typeof PageForm>['kit'];
  back: string;
  children: ReactNode;
};

export const EditFrame = ({ kit, back, children }: EditFrameProps) => (
  <PageForm
    kit={kit}
    cancelTo={back}
    submitLabel={words.save}
    className="card padded donation-form"
    buttonsClassName="form-bar row"
  >
    {children}
  </PageForm>
);
