import { type Language, languageKey, languages, wordsOf } from '@kathok/contract';
import type { MouseEvent } from 'react';
import { language } from './language.ts';
import { words } from './words.en.ts';

/** The server keeps the choice and sends the same page again. Without a script the link alone does it. */
function LanguageLink({ to, className }: { to: Language; className?: string }) {
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
      lang={wordsOf(to)}
      hrefLang={wordsOf(to)}
      className={className}
      aria-current={to === language ? 'true' : undefined}
      onClick={choose}
    >
      {words.names[to]}
    </a>
  );
}

/** Which digits is asked only where the others are another's: among the words of Dzongkha. */
const offered = languages.filter((tag) => language !== 'en' || tag === wordsOf(tag));

export const LanguageChoice = () => (
  <nav className="languages" aria-label={words.choose}>
    <ul className="row">
      {offered.map((tag) => (
        <li key={tag}>
          <LanguageLink to={tag} />
        </li>
      ))}
    </ul>
  </nav>
);

/** A link to the other language, where there is room for one link. */
export const OtherLanguage = ({ className }: { className?: string }) => (
  <LanguageLink to={language === 'en' ? 'dz' : 'en'} {...(className && { className })} />
);
