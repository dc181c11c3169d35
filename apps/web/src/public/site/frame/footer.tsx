import { phoneText } from '@kathok/contract';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { nameHere } from '../../../lib/centre.ts';
import type { Answers } from '../answers.ts';
import { Appearance } from './appearance.tsx';
import { words } from '../words.en.ts';

const { menus } = words;
const columns = [
  {
    title: words.takePart,
    links: [
      ['/register', menus.register],
      ['/renew', menus.renew],
      ['/donate', menus.donate],
      ['/support', menus.support],
    ],
  },
  {
    title: words.papers,
    links: [
      ['/generate-certificate/member-search', menus.receipt],
      ['/pit-exemption-certificate', menus.taxCertificate],
      ['/verify', menus.verify],
      ['/faq', menus.faq],
    ],
  },
] as const;

const year = new Date().getFullYear();

/** Who we are, where the rest is, how to reach us. */
export const Footer = ({ centre }: { centre: Answers['centre'] }) => (
  <footer className="loose">
    <div className="foot">
      <div className="box cols">
        <div>
          <p className="foot-name serif">{nameHere(centre)}</p>
          {centre.registrationNumber && <p>{words.registered(centre.registrationNumber)}</p>}
          <LanguageChoice />
          <Appearance />
        </div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="foot-h">{title}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <AskUs centre={centre} />
      </div>
    </div>
    <div className="foot-line">
      <p className="box">{words.rights(year, nameHere(centre))}</p>
    </div>
  </footer>
);

function AskUs({ centre: { phone, email, address } }: { centre: Answers['centre'] }) {
  if (!phone && !email && !address) return null;
  return (
    <div>
      <h2 className="foot-h">{words.askUs}</h2>
      <ul>
        {phone && (
          <li>
            <a dir="ltr" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {address && <li className="address">{address}</li>}
      </ul>
    </div>
  );
}
