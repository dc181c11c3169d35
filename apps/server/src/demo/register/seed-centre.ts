import type { Ctx } from '../../platform/context.ts';
import {
  drawLogo,
  drawSignature,
  setLogo,
  setSignature,
  updateSettings,
} from '../../modules/settings/index.ts';
import { sampleLogo, sampleSignature } from './sample-pictures.ts';

/** A made-up centre that signs its documents; its QR code can be read, and pays nobody. */
export async function seedCentre(ctx: Ctx): Promise<void> {
  const body = {
    centreName: 'Kathok Dharma Centre',
    centreNameDzongkha: 'ཀཿཐོག་ཆོས་ཚོགས།',
    address: 'Jakar, Bumthang, Bhutan',
    phone: '+97517110000',
    email: 'office@example.bt',
    registrationNumber: 'CRO/2009/108',
    taxpayerNumber: 'T10800108',
    areFeesConfirmed: true,
    isSetupDismissed: true,
    signatoryName: 'Lopen Karma Phuntsho',
    signatoryTitle: 'Secretary',
    bankAccounts: [
      {
        bank: 'Bank of Bhutan',
        accountName: 'Kathok Dharma Centre',
        accountNumber: '100108108',
        qr: '000201010211091694009400000000045204000053030645802BT5911TEST CENTRE6007THIMPHU62120208170000006304A232',
      },
      {
        bank: 'Bhutan National Bank',
        accountName: 'Kathok Dharma Centre',
        accountNumber: '5000108108',
        qr: null,
      },
    ],
  };
  await updateSettings(ctx, { params: {}, query: {}, body }, { allowsPrivateSms: true });
  const logo = { body: { picture: await sampleLogo() } };
  await setLogo(ctx, logo, await drawLogo(ctx, logo));
  const signature = { body: { picture: await sampleSignature() } };
  await setSignature(ctx, signature, await drawSignature(ctx, signature));
}
