import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers } from '../screens/axe.ts';
import { readQrCode } from '../files/qr.ts';

/** An app on a phone. Each code is newer than the one before, since the product takes each only once. */
export class AuthenticatorApp {
  #secret = '';
  #lastStep = 0;

  /** Held before the screen. */
  async scan(page: Page): Promise<void> {
    this.#secret = new URL(await readQrCode(page)).searchParams.get('secret') ?? '';
    this.#lastStep = 0;
  }

  /** The code is at most half a minute ahead of the clock, which the product allows for. */
  async nextCode(): Promise<string> {
    const step = Math.max(stepNow(), this.#lastStep + 1);
    while (step > stepNow() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    this.#lastStep = step;
    const secret = Secret.fromBase32(this.#secret);
    return TOTP.generate({ secret, timestamp: step * period * 1000 });
  }
}

const period = 30;
const stepNow = () => Math.floor(Date.now() / 1000 / period);

interface FingerprintReader {
  /** Chooses whether the next fingers are recognised. */
  setFinger(isRight: boolean): Promise<void>;
  lose(): Promise<void>;
}

/** The fingerprint reader of this browser, touched by the right finger whenever it asks. */
export async function addFingerprintReader(page: Page): Promise<FingerprintReader> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setFinger(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async lose() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** Types the password on the login page, and goes no further. */
export async function typePassword(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function confirmPassword(page: Page, password: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

/** What the dialog shows once; it is closed afterwards. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await dialog.waitFor();
  const codes = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return codes;
}

/** These pages have no address of their own, so no tour comes by. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}
