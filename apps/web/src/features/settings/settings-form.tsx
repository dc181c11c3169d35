import { settings, type ShownSettings } from '@kathok/contract';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { WaitsForSecondPerson } from '../../lib/waiting/waits-for-second-person.ts';
import { useEndpointMutation } from '../../lib/queries.ts';
import { PageForm } from '../../ui/forms/page-form.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { startFrom } from '../../ui/forms/kit/start-from.ts';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { keepCentre } from '../../lib/centre.ts';
import { AccountsPart } from './parts/accounts-part.tsx';
import { SecondPersonPart } from './parts/second-person-part.tsx';
import { CentrePart } from './parts/centre-part.tsx';
import { MembershipPart } from './parts/membership-part.tsx';
import { FaqPart } from './parts/faq-part.tsx';
import { MessagesPart } from './parts/messages-part.tsx';
import { SmsPart } from './parts/sms-part.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { NumbersPart } from './parts/numbers-part.tsx';
import { SignatoryPart } from './parts/signatory-part.tsx';
import { TaxPart } from './parts/tax-part.tsx';
import { PaperPreview } from './preview/paper-preview.tsx';
import { SettingsTab, SettingsTabs } from './tabs/settings-tabs.tsx';
import { useSettingsTab } from './tabs/use-settings-tab.ts';
import { settingsLabels } from './settings-labels.ts';
import {
  changedPart,
  settingsForm,
  valuesOf,
  type SettingsBody,
  type SettingsValues,
} from './settings-values.ts';
import { words } from './words.en.ts';

/** What waits for a second person is not there yet: the form shows what is. */
async function saveOrAsk(save: () => Promise<ShownSettings>) {
  try {
    return { saved: await save(), waits: false };
  } catch (error) {
    if (!(error instanceof WaitsForSecondPerson)) throw error;
    return { saved: await call(settings.get, {}), waits: true };
  }
}

export function SettingsForm({ present }: { present: ShownSettings }) {
  const update = useEndpointMutation(settings.update);
  const pictures = usePictures();
  const known = useRef(valuesOf(present));
  const { open, showField } = useSettingsTab();
  const kit = useKitForm<SettingsValues, SettingsBody>({
    schema: settingsForm,
    defaultValues: valuesOf(present),
    labels: settingsLabels,
    submit: async (body) => {
      const sent = structuredClone(kit.form.getValues());
      const changed = changedPart(body, sent, known.current);
      await pictures.save();
      if (Object.keys(changed).length > 0) {
        const { saved, waits } = await saveOrAsk(() => update.mutateAsync({ body: changed }));
        const { centreName: name, centreNameDzongkha: nameDzongkha, digitGrouping } = saved;
        keepCentre({ name, nameDzongkha, digitGrouping });
        known.current = valuesOf(saved);
        startFrom(kit.form, known.current, sent);
        if (waits) return toast.info(words.waits);
      }
      return toast.success(words.saved);
    },
  });
  // Its pictures come only to somebody who looks at them.
  const isOnDocuments = open === 'documents';
  const isDirty = kit.isDirty || pictures.isChanged;
  return (
    <div className="settings" onClickCapture={showField}>
      <SettingsTabs open={open} />
      <PageForm
        kit={{ ...kit, isDirty }}
        submitLabel={words.save}
        before={<output className="muted">{isDirty && words.unsaved}</output>}
        className="settings-form"
        buttonsClassName="settings-bar card"
      >
        <SettingsTab name="centre" open={open}>
          <CentrePart kit={kit} logo={pictures.of('logo', present.logo)} />
          <NumbersPart kit={kit} />
          <FaqPart kit={kit} />
        </SettingsTab>
        <SettingsTab name="documents" open={open}>
          <SignatoryPart
            kit={kit}
            signature={pictures.of('signature', isOnDocuments ? present.signature : null)}
          />
          {isOnDocuments && <PaperPreview kit={kit} pictures={`${present.logo} ${present.signature}`} />}
          <TaxPart kit={kit} />
        </SettingsTab>
        <SettingsTab name="money" open={open}>
          <AccountsPart kit={kit} />
          <SecondPersonPart kit={kit} />
        </SettingsTab>
        <SettingsTab name="memberships" open={open}>
          <MembershipPart kit={kit} />
        </SettingsTab>
        <SettingsTab name="messages" open={open}>
          <MessagesPart kit={kit} />
          <SmsPart kit={kit} />
        </SettingsTab>
      </PageForm>
    </div>
  );
}
