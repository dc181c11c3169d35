import { settings, type ShownSettings } from '@kathok/contract';
import { useRef } from 'react';
import { useEndpointMutation } from '../../lib/queries.ts';
import { PageForm } from '../../ui/forms/page-form.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { startFrom } from '../../ui/forms/kit/start-from.ts';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { keepCentre } from '../../lib/centre.ts';
import { AccountsPart } from './parts/accounts-part.tsx';
import { SecondPersonPart } from './parts/second-person-part.tsx';
import { CentrePart } from './parts/centre-part.tsx';
import { FaqPart } from './parts/faq-part.tsx';
import { MessagesPart } from './parts/messages-part.tsx';
import { SmsPart } from './parts/sms-part.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { NumbersPart } from './parts/numbers-part.tsx';
import { SignatoryPart } from './parts/signatory-part.tsx';
import { TaxPart } from './parts/tax-part.tsx';
import { PaperPreview } from './preview/paper-preview.tsx';
import { settingsLabels } from './settings-labels.ts';
import {
  changedPart,
  settingsForm,
  valuesOf,
  type SettingsBody,
  type SettingsValues,
  type SettingsKit,
} from './settings-values.ts';
import { words } from './words.en.ts';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { Part } from './parts/part.tsx';

/** Grace, renewing and reminding. */
const MembershipPart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="membership" hint={words.hints.membership}>
    <TextField {...field('defaultGraceDays')} inputMode="numeric" autoComplete="off" />
    <TextField {...field('defaultRenewalWindowDays')} inputMode="numeric" autoComplete="off" />
    <div className="whole">
      <TextField {...field('reminderDays')} hint={words.hints.reminderDays} optional autoComplete="off" />
    </div>
    <div className="whole">
      <TextField
        {...field('reminderDaysAfter')}
        hint={words.hints.reminderDaysAfter}
        optional
        autoComplete="off"
      />
    </div>
    <div className="whole">
      <CheckField {...field('tellLapsed')} />
    </div>
  </Part>
);

export function SettingsForm({ present }: { present: ShownSettings }) {
  const update = useEndpointMutation(settings.update);
  const pictures = usePictures();
  const known = useRef(valuesOf(present));
  const kit = useKitForm<SettingsValues, SettingsBody>({
    schema: settingsForm,
    defaultValues: valuesOf(present),
    labels: settingsLabels,
    submit: async (body) => {
      const sent = structuredClone(kit.form.getValues());
      const changed = changedPart(body, sent, known.current);
      await pictures.save();
      if (Object.keys(changed).length > 0) {
        const saved = await update.mutateAsync({ body: changed });
        const { centreName: name, centreNameDzongkha: nameDzongkha, digitGrouping } = saved;
        keepCentre({ name, nameDzongkha, digitGrouping });
        known.current = valuesOf(saved);
        startFrom(kit.form, known.current, sent);
      }
      toast.success(words.saved);
    },
  });
  const isDirty = kit.isDirty || pictures.isChanged;
  return (
    <div className="settings">
      <nav className="settings-index" aria-label={words.onThisPage}>
        <ul>
          {Object.entries(words.parts).map(([id, title]) => (
            <li key={id}>
              <a href={`#part-${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <PageForm
        kit={{ ...kit, isDirty }}
        submitLabel={words.save}
        before={<output className="muted">{isDirty && words.unsaved}</output>}
        className="settings-form"
        buttonsClassName="settings-bar card"
      >
        <CentrePart kit={kit} logo={pictures.of('logo', present.logo)} />
        <SignatoryPart kit={kit} signature={pictures.of('signature', present.signature)} />
        <PaperPreview kit={kit} pictures={`${present.logo} ${present.signature}`} />
        <AccountsPart kit={kit} />
        <NumbersPart kit={kit} />
        <MembershipPart kit={kit} />
        <TaxPart kit={kit} />
        <FaqPart kit={kit} />
        <MessagesPart kit={kit} />
        <SmsPart kit={kit} />
        <SecondPersonPart kit={kit} />
      </PageForm>
    </div>
  );
}
