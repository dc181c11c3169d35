import { defaultFaq } from './default-faq.ts';
import { defaultCurrency } from '../values/money/amounts.ts';
import type { Settings } from './settings.schema.ts';

/** The wording of before, which certificates say in the sentence about the Act now. */
export const formerShippedWording =
  'The donations listed here were received by the centre in the income year named above. They may be deducted from the total adjusted gross income of that year within the limit of the Act.';

/** The product works before anybody opens the settings. */
export const defaultSettings: Settings = {
  centreName: 'Kathok Dharma Centre',
  centreNameDzongkha: null,
  address: '',
  phone: null,
  email: null,
  registrationNumber: null,
  taxpayerNumber: null,
  logoFileId: null,
  signatoryName: null,
  signatoryTitle: null,
  signatureFileId: null,
  paperColour: '#7d2429',
  paperFooter: 'By this merit may all beings have happiness.',
  bankAccounts: [],
  membershipCodePrefix: 'KM',
  receiptPrefix: 'KM',
  defaultGraceDays: 30,
  defaultRenewalWindowDays: 60,
  reminderDays: [30, 7, 0],
  reminderDaysAfter: [7],
  tellLapsed: true,
  areRemindersPaused: false,
  quietHours: { from: 20, to: 8 },
  // The 2025 Act replaced that of 2001 on 1 January 2026; what it allows has to be entered by the person who knows.
  pitRules: [
    { fromYear: 2026, act: 'Income Tax Act of Bhutan 2025', percentage: null, wording: '' },
    {
      fromYear: 2002,
      act: 'Income Tax Act of the Kingdom of Bhutan 2001',
      percentage: 5,
      wording: '',
    },
  ],
  currency: defaultCurrency,
  digitGrouping: 'thousands',
  faq: defaultFaq,
  requireSecondPerson: false,
  mail: {
    host: null,
    port: 587,
    secure: false,
    username: null,
    from: 'Kathok Membership <no-reply@localhost>',
  },
  mailReceipts: true,
  strangerMailsPerDay: 2000,
  strangerSmsPerDay: 200,
  areFeesConfirmed: false,
  isSetupDismissed: false,
  smsSender: null,
  sms: {
    url: null,
    format: 'json',
    body: '{"to": "{phone}", "from": "{sender}", "text": "{text}"}',
    headerName: 'Authorization',
  },
  messageTemplates: [],
  messagesOff: [],
};
