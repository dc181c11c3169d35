import { auth, type Member, members, settings } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { memberDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { holdAndLose, holdAnswer } from '../support/network/hold-answer.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { pictureOf } from '../support/files/picture.ts';
import { signIn, signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF');

async function openMember(role: string, name: string) {
  const member = await addLapsingMember(name);
  const page = await openPage();
  await signIn(page, role);
  await visit(page, `/membership-list/view/${member.id}`);
  return { page, member };
}

/** From one page to the next without loading anything anew. */
async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('group', { name: 'Members', exact: true }).getByRole('option', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

test('a link to log in is not shown on the page of somebody else', async () => {
  const other = await addLapsingMember(`Pema Link ${Date.now()}`);
  const { page, member } = await openMember('Membership officer', `Dawa Link ${Date.now()}`);
  const link = page.getByRole('dialog', { name: `Hand this over to ${other.name}` });
  await find(page, other.name);
  await page.getByRole('button', { name: 'Make an invitation to hand over' }).click();
  await link.waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: member.name, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Make an invitation to hand over' }).waitFor();
  expect(await link.count()).toBe(0);
});

/** Saves a document and does not wait for it. */
async function saveDocument(page: Page, title: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Add a document' });
  await page.getByRole('button', { name: 'Add a document' }).click();
  await drawer.getByLabel('Title').fill(title);
  const file = { name: 'form.pdf', mimeType: 'application/pdf', buffer: pdf };
  await drawer.locator('input[type=file]').setInputFiles(file);
  await drawer.getByRole('button', { name: 'Save document' }).click();
  await drawer.getByRole('button', { name: 'Saving…' }).waitFor();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await drawer.waitFor({ state: 'detached' });
}

testInProve(
  'a drawer that is opened meanwhile stays open, and what became of the other one is told',
  async () => {
    const { page } = await openMember('Membership officer', 'Drawer Keeper');
    const save = await holdAnswer(page, '**/api/member/*/documents');
    await saveDocument(page, 'First paper');
    await page.getByRole('button', { name: 'Add a document' }).click();
    const title = page.getByRole('dialog', { name: 'Add a document' }).getByLabel('Title');
    await title.fill('Second paper');
    save();
    await page.getByText('“First paper” saved.').waitFor();
    expect(await title.inputValue()).toBe('Second paper');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    const lose = await holdAndLose(page, '**/api/member/*/documents');
    await saveDocument(page, 'Third paper');
    lose();
    await page
      .getByRole('status')
      .getByText(/No answer/)
      .waitFor();
  },
);

testInProve('a question stays until it is known what became of the answer', async () => {
  const { page } = await openMember('Membership officer', 'Question Keeper');
  await page.getByLabel('New note').fill('Calls on Mondays.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'Remove this note' }).click();
  const remove = await holdAnswer(page, '**/api/member/notes/*');
  const question = page.getByRole('dialog', { name: 'Remove this note?' });
  await question.getByRole('button', { name: 'Remove this note' }).click();
  await expect.poll(() => question.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await question.isVisible()).toBe(true);
  remove();
  await page.getByText('Note removed.').waitFor();
  await question.waitFor({ state: 'detached' });
});

testInProve('a new photo leaves what a member has typed, and both are kept', async () => {
  const { memberId } = await ask(auth.me, {}, await tokenOf('Member'));
  const token = await tokenOf('Administrator');
  const { village } = (await ask(members.get, { params: { id: memberId! } }, token)) as Member;
  const page = await openPage();
  await signIn(page, 'Member');
  await visit(page, '/membership-details/edit');
  const typed = page.getByLabel('Village');
  await typed.fill('Above the mill');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pictureOf(7) });
  await page.getByText('Photo saved.').waitFor();
  expect(await typed.inputValue()).toBe('Above the mill');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your details are saved.').waitFor();
  await page.waitForURL('**/membership-details/view');
  await page.getByText('Above the mill').waitFor();

  // The sample centre is left as it was.
  const params = { id: memberId! };
  await ask(members.removePhoto, { params }, token);
  await ask(members.update, { params, body: { village } }, token);
});

test('what is typed while something is saved stays, and stays unsaved', async () => {
  const { page } = await openMember('Membership officer', 'Busy Writer');
  const note = page.getByLabel('New note');
  const add = await holdAnswer(page, '**/api/member/*/notes');
  await note.fill('First note.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.fill('Second note.');
  add();
  await page.getByText('Note added.').waitFor();
  expect(await note.inputValue()).toBe('Second note.');

  const person = await addPerson('Busy Colleague', 'Membership officer');
  const own = await openPage();
  await signInWith(own, { username: person.email, password: person.password });
  await visit(own, '/apps/user/view');
  const save = await holdAnswer(own, `**/api/users/${person.id}`);
  await own.getByRole('textbox', { name: 'Name' }).fill('Busy Colleague Dorji  ');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await own.getByRole('textbox', { name: 'Phone' }).fill('17 12 34 56');
  save();
  await own.getByText('Saved.').waitFor();
  await expect
    .poll(() => own.getByRole('textbox', { name: 'Name' }).inputValue())
    .toBe('Busy Colleague Dorji');
  expect(await own.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('17 12 34 56');
  await own.getByRole('link', { name: 'Dashboards' }).click();
  await own.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
});

testInProve('settings that are changed while others are saved stay', async () => {
  const token = await tokenOf('Administrator');
  const { defaultGraceDays, faq } = await ask(settings.get, {}, token);
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/settings#part-membership');
  const save = await holdAnswer(page, '**/api/settings');
  await page.getByLabel('Days of grace').fill(` ${defaultGraceDays + 1}`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await tabs.getByRole('link', { name: 'Centre' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question').last().fill('Is there tea?');
  save();
  await page.getByText('Settings saved.').waitFor();
  await expect.poll(() => page.getByLabel('Days of grace').inputValue()).toBe(String(defaultGraceDays + 1));
  expect(await page.getByLabel('Question').last().inputValue()).toBe('Is there tea?');
  await page.getByLabel('Answer').last().fill('Always.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(async () => (await ask(settings.get, {}, token)).faq.length).toBe(faq.length + 1);

  // The sample centre is left as it was.
  await ask(settings.update, { body: { defaultGraceDays, faq } }, token);
});

/** The page of somebody who has given, and for whom a certificate can be issued. */
async function openDonor(name: string): Promise<Page> {
  const member = await addLapsingMember(name);
  await memberDonation(member.id, '900');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/membership-list/view/${member.id}`);
  return page;
}

testInProve('a certificate that is issued late opens for nobody who has gone on', async () => {
  const page = await openDonor('Late Certificate');
  const goOn = await holdAnswer(page, '**/api/certificates');
  await page.getByRole('button', { name: 'Issue donation certificate' }).click();
  await page.getByRole('link', { name: 'Members', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  goOn();
  await page.getByText(/^Certificate \S+ issued\.$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/membership-list');
});

testInProve('nor does it open while the next page is being loaded', async () => {
  const page = await openDonor('Later Certificate');
  const goOn = await holdAnswer(page, '**/api/certificates');
  const script = '**/assets/member-list-page-*.js';
  const loadNext = await holdAnswer(page, script);
  await page.getByRole('button', { name: 'Issue donation certificate' }).click();
  const asked = page.waitForRequest(script);
  await page.getByRole('link', { name: 'Members', exact: true }).first().click();
  await asked;
  goOn();
  await page.getByText(/^Certificate \S+ issued\.$/).waitFor();
  loadNext();
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/membership-list');
});
