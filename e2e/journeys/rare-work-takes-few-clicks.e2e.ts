import { randomInt } from 'node:crypto';
import { cashClosings, donationPurposes, donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { type Hand, openHand } from '../support/browser/hand.ts';
import { howMany } from '../support/how-many.ts';
import { ask, tokenOf } from '../support/product/api.ts';
import { cashDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { addDonor } from '../support/records/papers.ts';
import { goodPassword, newEmail } from '../support/records/people.ts';
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
  /** On a phone the menu or the search is opened by a tap. */
  moreTaps?: number;
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

/** The first four are walked by `npm test`, all of them by `npm run prove`. */
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
    moreTaps: 1,
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
    moreTaps: 1,
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
  {
    name: 'the certificates of a year are issued and printed',
    role: 'Treasurer',
    presses: 3,
    keys: 0,
    moreTaps: 1,
    async begin(hand) {
      await cashDonation('Deki Yangzom');
      await visit(hand.page, '/dashboard');
      return async () => {
        await hand.goTo('Certificates');
        const acts = hand.page.getByRole('list', { name: 'What is done, in order' });
        const issue = acts.getByRole('button', { name: /^Issue/ });
        await acts.getByRole('button').first().waitFor();
        if (await issue.isVisible()) await hand.press(issue);
        await acts.getByText(/^\d+ issued$/).waitFor();
        const saved = hand.page.waitForEvent('download');
        await hand.press(acts.getByRole('button', { name: /^Print/ }));
        expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
      };
    },
  },
  {
    name: 'somebody chooses a password by the QR code of an invitation and is in',
    presses: 3,
    keys: 2 * goodPassword.length,
    async begin(hand) {
      const member = await addLapsingMember('Yangchen Lhamo', { email: newEmail('Yangchen Lhamo') });
      const office = await openHand('desk');
      await signIn(office.page, 'Membership officer');
      await visit(office.page, `/membership-list/view/${member.id}`);
      await office.press(office.page.getByRole('button', { name: 'Make an invitation to hand over' }));
      const code = await office.page.getByRole('dialog').locator('code').first().textContent();
      expect(office.acts).toEqual({ clicks: 1, taps: 0, keys: 0 });
      await visit(hand.page, `/join#${code}`);
      return async () => {
        await hand.type(hand.page.getByLabel('New password', { exact: true }), goodPassword);
        await hand.type(hand.page.getByLabel('Repeat the new password'), goodPassword);
        await hand.press(button(hand, 'Save and log in'));
        await hand.page.waitForURL('**/membership-details/view');
      };
    },
  },
  {
    name: 'a donation that was recorded for the wrong person is corrected',
    role: 'Treasurer',
    presses: 6,
    keys: 37,
    async begin(hand) {
      const { id } = await cashDonation(`Kinley Wangchuk ${randomInt(10_000)}`);
      await visit(hand.page, `/donation/list/view/${id}`);
      return async () => {
        await hand.press(button(hand, 'Correct…'));
        const drawer = hand.page.getByRole('dialog');
        await hand.press(drawer.getByLabel('The person'));
        await hand.type(drawer.getByRole('combobox', { name: 'Whose money it was' }), 'Namgay Bidha');
        await hand.press(hand.page.getByRole('option', { name: /who is not a member/ }));
        await hand.type(drawer.getByLabel('What happened'), 'Her aunt gave it');
        await hand.press(drawer.getByRole('button', { name: 'Correct Nu. 500 for Namgay Bidha' }));
        await hand.page.getByRole('heading', { name: 'Nu. 500 from Namgay Bidha' }).waitFor();
      };
    },
  },
  {
    name: 'a visitor who reads Dzongkha offers lamps',
    presses: 7,
    keys: 20,
    async begin(hand) {
      await visit(hand.page, '/home');
      return async () => {
        const { page } = hand;
        await hand.press(page.getByText('རྫོང་ཁ', { exact: true }).filter({ visible: true }).first());
        await page.locator('html[lang=dz]').waitFor();
        await hand.press(page.locator('main a[href^="/donate"]').first());
        await hand.press(page.locator('a[href^="/non-member/donate"]').first());
        await hand.press(page.locator('label:has(input[name=amount])').nth(1));
        await hand.type(page.locator('input[name=donorName]'), 'Karma Choden');
        await hand.type(page.locator('input[name=phone]'), '17614208');
        await hand.press(page.locator('button[type=submit]').filter({ visible: true }).first());
        await page.waitForURL('**/make-payment');
      };
    },
  },
];

const sizes = ['desk', 'phone'] as const;
const walked = tasks
  .slice(0, howMany({ test: 4, prove: tasks.length }))
  .flatMap((task) => sizes.map((size) => [task.name, size, task] as const));

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
  expect(presses).toBeLessThanOrEqual(task.presses + (hand.isPhone ? (task.moreTaps ?? 0) : 0));
  expect(keys).toBeLessThanOrEqual(task.keys);
});
