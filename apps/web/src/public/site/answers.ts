import type {
  donationPurposes,
  donations,
  Endpoint,
  membershipTypes,
  paymentFrequencies,
  ResponseOf,
  rituals,
  settings,
} from '@kathok/contract';

import { askedHere, describedHere, namedHere, purposeHere } from '../../language/second-names.ts';
import { comingDays } from '../rituals/coming-days.ts';

/** What the server says in the page itself, so that nothing has to be asked for once the page is there. */
type Source<E extends Endpoint, T> = {
  path: E['path'];
  take: (answer: ResponseOf<E>) => T;
  /** What a page can do without shows nothing rather than keep the rest away. */
  otherwise?: T;
};

function from<E extends Endpoint>() {
  return <T>(path: E['path'], take: (answer: ResponseOf<E>) => T, otherwise?: T): Source<E, T> => ({
    path,
    take,
    ...(otherwise !== undefined && { otherwise }),
  });
}
const settingsOf = from<typeof settings.getPublic>();

type Purposes = ResponseOf<typeof donationPurposes.all>;
const purposesOf = <T>(take: (all: Purposes) => T) =>
  from<typeof donationPurposes.all>()('/donation-purposes/all', take);

const offerOf = ({ id, name, ...amounts }: Purposes[number]) => {
  const { minimumAmount, suggestedAmounts, unitAmount, unitName, unitPlural } = amounts;
  return { id, name, minimumAmount, suggestedAmounts, unitAmount, unitName, unitPlural };
};

const sources = {
  centre: settingsOf('/settings/public', (answer) => ({
    name: answer.centreName,
    nameDzongkha: answer.centreNameDzongkha,
    address: answer.address,
    phone: answer.phone,
    email: answer.email,
    registrationNumber: answer.registrationNumber,
    digitGrouping: answer.digitGrouping,
    takesCards: answer.takesCards,
    takesPayments: answer.takesPayments,
    isRegistrationOpen: answer.isRegistrationOpen,
    sendsCodes: answer.sends.email || answer.sends.sms,
    isSample: answer.demoAccounts.length > 0,
  })),
  accounts: settingsOf('/settings/public', ({ bankAccounts }) => bankAccounts),
  faq: settingsOf('/settings/public', ({ faq }) => faq.map(askedHere)),
  campaigns: from<typeof donations.campaigns>()('/donations/campaigns', (all) => all.map(describedHere), []),
  // Only what pages show is taken, since a page comes with all of it.
  purposes: purposesOf((all) =>
    all.map(purposeHere).map((purpose) => ({ ...offerOf(purpose), description: purpose.description })),
  ),
  /** The same, to choose one of them in a form. */
  offers: purposesOf((all) => all.map(purposeHere).map(offerOf)),
  rituals: from<typeof rituals.list>()('/rituals', (all) => comingDays(all)),
  /** The smallest fee of any type in the currency of the country. */
  leastFee: from<typeof membershipTypes.all>()('/membership-types/all', (types) =>
    types
      .flatMap(({ fees }) => fees)
      .filter(({ currency }) => currency === 'BTN')
      .map(({ amount }) => amount)
      .reduce<string | null>(
        (least, amount) => (least && Number(least) <= Number(amount) ? least : amount),
        null,
      ),
  ),
  membershipTypes: from<typeof membershipTypes.all>()('/membership-types/all', (all) => all.map(namedHere)),
  paymentFrequencies: from<typeof paymentFrequencies.all>()('/payment-frequencies/all', (all) =>
    all.map(namedHere).map(({ id, name, months }) => ({ id, name, months })),
  ),
};

export type AnswerName = keyof typeof sources;
export type Answers = { [Name in AnswerName]: ReturnType<(typeof sources)[Name]['take']> };
/** The answers of one page; the centre's name and address stand in the frame of every page. */
export type AnswersFor<Name extends AnswerName> = Pick<Answers, Name | 'centre'>;

/** Asks for each answer by its public path below `/api`, and keeps what pages show of it. */
export async function readAnswers<Name extends AnswerName>(
  names: readonly Name[],
  ask: (path: string) => Promise<unknown>,
): Promise<Pick<Answers, Name>> {
  const entries = names.map(async (name) => {
    const { path, take, otherwise } = sources[name] as Source<Endpoint, unknown>;
    const answer = ask(path).then(take);
    return [name, await (otherwise === undefined ? answer : answer.catch(() => otherwise))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Pick<Answers, Name>;
}
