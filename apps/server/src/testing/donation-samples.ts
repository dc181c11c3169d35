import { type CallOf, type donations, donationPurposes } from '@kathok/contract';
import sharp from 'sharp';
import type { TestApp } from './start-test-app.ts';

type Body = CallOf<typeof donations.create>['body'];
type SlipBody = CallOf<typeof donations.sendSlip>['body'];

/** The id of a purpose that is shipped. */
export async function purposeId(app: Pick<TestApp, 'call'>, name = 'Butter lamps'): Promise<string> {
  const purpose = (await app.call(donationPurposes.all, {})).find((one) => one.name === name);
  if (!purpose) throw new Error(`${name} is not shipped.`);
  return purpose.id;
}

/** A donation of 500 by somebody who is no member. */
export async function sampleDonation(app: TestApp, values: Partial<Body> = {}): Promise<Body> {
  return {
    donorType: 'non_member',
    donorName: 'Sonam Yangzom',
    purposeId: await purposeId(app),
    amount: '500.00',
    ...values,
  };
}

let count = 0;

/** Squares that are black or white by the digits of the count: colours that are almost the same may become the same picture. */
async function samplePicture(): Promise<File> {
  count += 1;
  const [width, height, square] = [40, 60, 10];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [across, down] = [Math.floor((at % width) / square), Math.floor(at / width / square)];
    return (count >> (down * (width / square) + across)) & 1 ? 0 : 255;
  });
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return new File([bytes], 'slip.jpg', { type: 'image/jpeg' });
}

/** A slip that nobody has sent yet. */
export async function sampleSlip(donationId: string, values: Partial<SlipBody> = {}): Promise<SlipBody> {
  const slip = await samplePicture();
  return {
    donationId,
    method: 'mobile_transfer',
    bank: 'Bank of Bhutan',
    journalNumber: `77${String(count).padStart(7, '0')}`,
    paidOn: '2026-11-14',
    slip,
    ...values,
  };
}
