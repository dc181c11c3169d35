import {
  defaultSettings,
  formatAmount,
  type Settings,
  type SetupState,
  type SetupSteps,
} from '@kathok/contract';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { findColleague, findFirsts, findTypePrices } from './setup.repository.ts';

const doneIf = (isDone: boolean) => (isDone ? 'done' : 'open');

/** What is left of the first hour; null once all of it is done, or somebody has put it away. */
export async function readSetup(ctx: Ctx, settings: Settings): Promise<SetupSteps | null> {
  if (settings.isSetupDismissed) return null;
  const firsts = await findFirsts(ctx.db);
  const steps: SetupSteps = {
    centre: {
      state: centreState(settings),
      name: settings.centreName,
      nameDzongkha: settings.centreNameDzongkha,
    },
    bank: bankStep(settings),
    fees: { state: doneIf(settings.areFeesConfirmed), types: await typePrices(ctx) },
    mail: { state: doneIf(settings.mail.host !== null || firsts.hasSent) },
    colleague: await colleagueStep(ctx),
    member: { state: doneIf(firsts.hasMember) },
  };
  return Object.values(steps).every(({ state }) => state === 'done') ? null : steps;
}

/** A name of its own is a beginning, and done with the logo. */
function centreState({ centreName, logoFileId }: Settings): SetupState {
  if (logoFileId !== null) return 'done';
  return centreName === defaultSettings.centreName ? 'open' : 'started';
}

/** An account can be paid into; with the bank's QR string it can be paid into without typing. */
function bankStep({ bankAccounts }: Settings): SetupSteps['bank'] {
  const account = bankAccounts.find(({ qr }) => qr !== null) ?? bankAccounts[0];
  if (!account) return { state: 'open', bank: null, accountNumber: null };
  const { bank, accountNumber, qr } = account;
  return { state: qr === null ? 'started' : 'done', bank, accountNumber };
}

async function typePrices(ctx: Ctx): Promise<SetupSteps['fees']['types']> {
  const prices = await findTypePrices(ctx.db);
  return prices.map((price) => ({ ...price, amount: formatAmount(price.amount) }));
}

async function colleagueStep(ctx: Ctx): Promise<SetupSteps['colleague']> {
  const colleague = await findColleague(ctx.db, actorOf(ctx).id);
  if (!colleague) return { state: 'open', name: null, role: null };
  const { name, role, hasSignedIn } = colleague;
  return { state: hasSignedIn ? 'done' : 'started', name, role };
}
