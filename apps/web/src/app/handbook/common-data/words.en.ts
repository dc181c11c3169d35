import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/common-data/words', {
  heading: 'Common data',
  pages: {
    '/membership-type': {
      alsoFor: ['/membership-type/add', '/membership-type/edit/:id'],
      purpose: 'Kinds of membership and their fees.',
      steps: [
        'Press **Add a type**, or open one from the list.',
        'Fill in **Name**, **Code** and **Registration fee**, and press **Add a fee** for each frequency and currency. Nobody can register with a type that has no fee.',
        '**Days of grace** and **Renewal opens (days before expiry)** say how renewing works for this type.',
        'Untick **Offered in forms** to leave it out of new records; old records keep it. Press **Save**.',
        'While the fees are proposals, press **Confirm these fees** to open public registration.',
      ],
      see: ['/payment-frequency', '/settings', '/renew-membership/renewal'],
    },
    '/payment-frequency': {
      alsoFor: ['/payment-frequency/add', '/payment-frequency/edit/:id'],
      purpose: 'How often a membership fee is due.',
      steps: [
        'Press **Add a frequency**, or open one from the list.',
        'Fill in **Name** and **Months covered by one fee**: 12 for a year, 0 for life.',
        'Press **Save**, then give membership types a fee for it.',
      ],
      see: ['/membership-type'],
    },
    '/donation-purpose': {
      alsoFor: ['/donation-purpose/add', '/donation-purpose/edit/:id'],
      purpose: 'What donations are for. A purpose with a target is shown as a campaign.',
      steps: [
        'Press **Add a purpose**, or open one from the list.',
        'Fill in **Name**. For a campaign add **Target**, **First day** and **Last day**.',
        '**Suggested amounts**, **Smallest donation** and **Price per unit** shape the form on the public pages.',
        'Tick **Counts towards the tax certificate** if donors may deduct it. Press **Save**.',
      ],
      see: ['/donation/add', '/donation-report'],
    },
    '/country': {
      alsoFor: ['/country/add', '/country/edit/:id'],
      purpose: 'Countries of members and donors.',
      steps: [
        'Press **Add a country**, or open one from the list.',
        'Fill in **Name**, **Two-letter code**, **Dialling code** and **Currency**, and press **Save**.',
        '**Remove** takes it out of lists and forms; existing records do not change.',
      ],
      see: ['/membership-type', '/settings'],
    },
  },
});
