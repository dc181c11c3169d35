import type { ReactNode } from 'react';
import { isLanguageOffered } from '../../language/office-language.ts';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { SwitchField } from '../../ui/forms/fields/switch-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Note } from '../../ui/text/note.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { inForce, offered } from './available-choices.ts';
import type { Choice, PreferenceName } from './preferences.ts';
import { choose, resetPreferences, useChosen, useInForce } from './use-preferences.ts';
import { words } from './words.en.ts';
// A page without a form has none of its own.
import '../../theme/form-parts.css';
import './customizer.css';

const LanguagePart = () => (
  <div className="choice">
    <b>{words.language}</b>
    <LanguageChoice />
  </div>
);

type CustomizerProps = {
  /** The layout one is looking at. */
  layout: Choice<'menu'>;
  /** Public pages offer no choice of layout. */
  fixedLayout: boolean;
  open: boolean;
  onClose: () => void;
};

type Listed = Exclude<PreferenceName, 'dir' | 'collapsed' | 'menuHidden'>;

export default function Customizer({ layout, fixedLayout, open, onClose }: CustomizerProps) {
  const chosen = useChosen();
  const inUse = useInForce();
  const wide = useMediaQuery('(min-width: 1200px)');

  const group = <Name extends Listed>(name: Name, picture?: (value: Choice<Name>) => ReactNode) => (
    <ChoiceGroup<Choice<Name>>
      legend={words.groups[name]}
      name={name}
      labels={words[name] as Record<Choice<Name>, string>}
      values={offered(name, layout)}
      value={inForce(name, inUse, layout)}
      onChange={(value) => choose(name, value)}
      picture={picture}
    />
  );
  const toggle = (name: 'collapsed' | 'menuHidden') => (
    <SwitchField
      name={name}
      label={words.switches[name]}
      checked={chosen[name] === 'true'}
      onChange={(event) => choose(name, event.target.checked ? 'true' : 'false')}
    />
  );

  return (
    <Dialog title={words.title} side open={open} onClose={onClose}>
      <p className="muted">{words.lead}</p>
      {isLanguageOffered() && <LanguagePart />}
      {group('skin', (skin) => (
        <span className="mini" data-skin={skin} aria-hidden="true">
          <i className="sidebar" />
          <b />
        </span>
      ))}
      {group('width')}
      <SwitchField
        name="rtl"
        label={words.switches.rtl}
        checked={chosen.dir === 'rtl'}
        onChange={(event) => choose('dir', event.target.checked ? 'rtl' : 'ltr')}
      />
      {!fixedLayout && group('transition')}
      {!fixedLayout && (
        <ChoiceGroup
          legend={words.groups.menu}
          name="menu"
          labels={words.menu}
          values={['vertical', 'horizontal']}
          value={wide ? layout : (chosen.menu ?? layout)}
          onChange={(menu) => choose('menu', menu)}
        />
      )}
      {!fixedLayout && !wide && <Note tone="plain">{words.small}</Note>}
      {!fixedLayout && layout === 'vertical' && toggle('collapsed')}
      {!fixedLayout && toggle('menuHidden')}
      {group('navbar', (colour) => (
        <span className={`swatch ${colour}`} aria-hidden="true" />
      ))}
      {group('navbarType')}
      {group('footer')}
      <Button icon="rotate" wide onClick={resetPreferences} aria-disabled={Object.keys(chosen).length === 0}>
        {words.reset}
      </Button>
    </Dialog>
  );
}
