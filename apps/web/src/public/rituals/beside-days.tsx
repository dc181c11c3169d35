import { Icon, type IconName } from '../../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

const lamp = 'q7 11 0 16q-7 -5 0 -16zm-8 19h16c-.4 5-3.4 7-8 7s-7.6-2-8-7z';

/** The seven weeks after a death have a way of their own: who asks for them knows a day and no ritual. */
export const WhenSomebodyDied = () => (
  <section className="card seven-card" aria-labelledby="seven-weeks">
    <svg className="seven" viewBox="0 0 182 34" aria-hidden="true">
      <path d={Array.from({ length: 7 }, (_, week) => `M${13 + week * 26} 4${lamp}`).join('')} />
    </svg>
    <h2 id="seven-weeks">{words.deathTitle}</h2>
    <p>{words.deathText}</p>
    <a className="btn primary wide big" href="/rituals/give?series=seven_weeks">
      {words.deathGive}
    </a>
  </section>
);

const facts: readonly [IconName, keyof typeof words.how][] = [
  ['person', 'apart'],
  ['eye', 'privately'],
  ['clock', 'money'],
  ['mail', 'word'],
];

export const HowNamesAreRead = () => (
  <section className="quiet-word" aria-labelledby="how-read">
    <h2 id="how-read">{words.howTitle}</h2>
    <ul>
      {facts.map(([icon, fact]) => (
        <li key={fact}>
          <Icon name={icon} />
          <span>{words.how[fact]}</span>
        </li>
      ))}
    </ul>
  </section>
);
