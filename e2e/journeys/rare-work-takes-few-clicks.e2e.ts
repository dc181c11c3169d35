import { randomInt } from 'node:crypto';
import { cashClosings, donationPurposes, donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { type Hand, openHand } from '../support/browser/hand.ts';
import { ask, tokenOf } from '../support/product/api.ts';
import { cashDonation } from '../support/records/donations.ts';
import { addDonor } from '../support/records/papers.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

interface Task {
  name: string;
  /** Who does it; visitors have no role. */
  role?: string;
  /** Clicks or taps, and keys, as the drawn screens ask for. */
  presses: number;
  keys: number;
  /** What a phone opens by a tap first: the menu, or the search. */
  opens?: 'menu' | 'search';
  /** Prepares, goes to where the task begins, and answers the task itself. */
  begin: (hand: Hand) => Promise<() => Promise<void>>;
}

/** What the box holds that is counted. */
async function giveCash(paidOn: string, amount: string): Promise<void> {
  const [purpose] = await ask(donationPurposes.all, {});
  const given = { donorType: 'non_member' as const, donorName: 'Rinchen of the cash box', phone: '17614208' };
  const body = { ...given, purposeId: purpose!.id, amount, payment: { method: 'cash' as const, paidOn } };
  await ask(donations.create, { body }, await tokenOf('Treasurer'));
}

const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name });

const tasks: Task[] = [
  {
    name: 'the cash of a day is counted and closed',
    role: 'Treasurer',
    presses: 4,
    keys: 2,
    async begin(hand) {
      const day = `2014-${String(randomInt(1, 13)).padStart(2, '0')}-${String(randomInt(1, 29)).padStart(2, '0')}`;
      await giveCash(day, '1300');
      await visit(hand.page, `/reports/cash-closing?day=${day}`);
      return async () => {
        await hand.type(hand.page.getByLabel('Nu. 500', { exact: true }), '2');
        await hand.type(hand.page.getByLabel('Nu. 100', { exact: true }), '3');
        await hand.press(button(hand, /^Close \d+ \w+ 2014 with Nu\. 1,300$/));
        await hand.page.getByText('The day is closed').waitFor();
        const { closing } = await ask(cashClosings.get, { params: { day } }, await tokenOf('Auditor'));
        expect(closing).toMatchObject({ counted: '1300.00', difference: '0.00' });
      };
    },
  },
  {
    name: 'the names to be read tomorrow are put on paper',
    role: 'Treasurer',
    presses: 3,
    keys: 0,
    opens: 'menu',
    async begin(hand) {
      await visit(hand.page, '/dashboard');
      return async () => {
        await hand.goTo('Dedications');
        const saved = hand.page.waitForEvent('download');
        await hand.press(button(hand, /PDF/));
        expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
      };
    },
  },
  {
    name: 'an auditor looks a receipt up that lies on the table',
    role: 'Auditor',
    presses: 0,
    // Its number, the search and Enter.
    keys: 'KM/R/2026/000061'.length + 2,
    opens: 'search',
    async begin(hand) {
      const donor = `Chencho ${randomInt(100_000)}`;
      const { id, receiptNumber } = await cashDonation(donor);
      await visit(hand.page, '/dashboard');
      return async () => {
        if (hand.isPhone) await hand.press(button(hand, /^Find/));
        else await hand.page.keyboard.press('Control+k');
        await hand.page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').waitFor();
        await hand.page.keyboard.type(receiptNumber!);
        await hand.page.getByRole('option', { name: new RegExp(donor), selected: true }).waitFor();
        await hand.page.keyboard.press('Enter');
        await hand.page.waitForURL(`**/donation/list/view/${id}`);
      };
    },
  },
  {
    name: 'a donor without an account opens a receipt',
    presses: 6,
    keys: 25,
    async begin(hand) {
      const { receipt } = await addDonor('Karma Choden');
      const { receiptNumber } = receipt;
      const checkCode = receipt.content.verification!.checkCode!;
      await visit(hand.page, '/home');
      return async () => {
        await hand.press(hand.page.getByRole('link', { name: 'Generate Receipt' }).first());
        await hand.press(hand.page.getByText('I have a receipt'));
        await hand.type(hand.page.getByLabel('Receipt number'), receiptNumber);
        await hand.type(hand.page.getByLabel('Check code'), checkCode.replaceAll('-', ''));
        await hand.press(button(hand, 'Open this receipt'));
        await hand.page.getByText('Nu. 1,050.00').first().waitFor();
      };
    },
  },
];

const sizes = ['desk', 'phone'] as const;
const walked = tasks.flatMap((task) => sizes.map((size) => [task.name, size, task] as const));

test.each(walked)('%s, on a %s, with no more clicks and keys than drawn', async (_, size, task) => {
  const hand = await openHand(size);
  if (task.role) await signIn(hand.page, task.role);
  const walk = await task.begin(hand);
  const before = { ...hand.acts };
  await walk();
  await expect.poll(() => isOnePage(hand.page)).toBe(true);
  const presses = hand.acts.clicks + hand.acts.taps - before.clicks - before.taps;
  const keys = hand.acts.keys - before.keys;
  expect(presses + keys).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(task.presses + (task.opens && hand.isPhone ? 1 : 0));
  expect(keys).toBeLessThanOrEqual(task.keys);
});
