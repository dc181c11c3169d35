import {
  type MessageChannel,
  type MessageTemplate,
  type TemplateKind,
  templateLanguages,
  type TemplateLanguage,
  templateRules,
} from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';
import { TemplateForm } from './template-form.tsx';

const said = words.templates;

type TemplateCardProps = { kind: TemplateKind; templates: readonly MessageTemplate[]; isOn: boolean };

/** One message: the way it is sent and the language, and the words for that. */
export function TemplateCard({ kind, templates, isOn }: TemplateCardProps) {
  const [channel, setChannel] = useState<MessageChannel>('email');
  const [language, setLanguage] = useState<TemplateLanguage>('en');
  const { channels } = templateRules[kind];
  const languages = channel === 'sms' ? (['en'] as const) : templateLanguages;
  const shown = channel === 'sms' ? 'en' : language;
  const template = templates.find(
    (each) => each.kind === kind && each.channel === channel && each.language === shown,
  );
  return (
    <Card title={said.kinds[kind]}>
      {!isOn && <Note tone="warning">{said.isOff}</Note>}
      <div className="template-choice">
        {channels.length > 1 && (
          <Choices
            label={said.channel}
            names={said.channels}
            values={channels}
            chosen={channel}
            onChoose={setChannel}
          />
        )}
        <Choices
          label={said.language}
          names={said.languages}
          values={languages}
          chosen={shown}
          onChoose={setLanguage}
        />
      </div>
      {template && <TemplateForm key={`${channel} ${shown}`} template={template} />}
    </Card>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>({ label, names, values, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="row choices" aria-label={label}>
      {values.map((value) => (
        <Button
          key={value}
          tone={value === chosen ? 'primary' : 'line'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {names[value]}
        </Button>
      ))}
    </fieldset>
  );
}
