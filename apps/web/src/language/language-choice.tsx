import { type Language, languageKey, wordsOf } from '@kathok/contract';
import type { MouseEvent, ReactNode } from 'react';
import { language } from './language.ts';
import { words } from './words.en.ts';

interface LinkProps {
  to: Language;
  isChosen: boolean;
  children: ReactNode;
  lang?: string;
}

/** The server keeps the choice and sends the same page again. Without a script the link alone does it. */
function LanguageLink({ to, isChosen, children, lang }: LinkProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    // The link alone would lose what else stands in the address: a step, or the token of a mailed link.
    const address = new URL(location.href);
    address.searchParams.set(languageKey, to);
    location.assign(address);
  };
  return (
    <a
      href={`?${languageKey}=${to}`}
      lang={lang}
      hrefLang={wordsOf(to)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}

const offered = ['en', 'dz'] as const;

export const LanguageChoice = () => (
  <>
    <nav className="languages" aria-label={words.choose}>
      <ul className="row">
        {offered.map((to) => (
          <li key={to}>
            <LanguageLink to={to} isChosen={to === wordsOf(language)} lang={to}>
              {words.names[to]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
    <DigitsChoice />
  </>
);

const digits = [
  ['dz', '123'],
  ['dz-u-nu-tibt', '༡༢༣'],
] as const;

/** Which digits: asked only where the language has digits of its own. */
const DigitsChoice = () =>
  language === 'en' ? null : (
    <nav className="languages" aria-label={words.digits}>
      <ul className="row">
        <li aria-hidden="true">{words.digits}</li>
        {digits.map(([to, shown]) => (
          <li key={to}>
            <LanguageLink to={to} isChosen={to === language}>
              {shown}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );

/** A link to the other language, where there is room for one link. */
export function OtherLanguage() {
  const to = language === 'en' ? 'dz' : 'en';
  return (
    <LanguageLink to={to} isChosen={false} lang={to}>
      {words.names[to]}
    </LanguageLink>
  );
}
