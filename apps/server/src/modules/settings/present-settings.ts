import type { PublicSettings, Settings, ShownSettings } from '@kathok/contract';

/** Below `/api`. Another picture is another address, so a browser may keep what it has. */
const picturePath = (name: string, fileId: string | null) => fileId && `/settings/${name}?v=${fileId}`;

/** The settings as those who manage them see them. */
export function toShown({
  logoFileId,
  signatureFileId,
  messageTemplates: _words,
  messagesOff: _switches,
  ...others
}: Settings): ShownSettings {
  return {
    ...others,
    logo: picturePath('logo', logoFileId),
    signature: picturePath('signature', signatureFileId),
  };
}

/** What everybody may see of the centre. */
export function toPublic(
  settings: Settings,
  surroundings: Pick<PublicSettings, 'demoAccounts' | 'sends' | 'takesCards' | 'takesPayments'>,
): PublicSettings {
  return {
    centreName: settings.centreName,
    centreNameDzongkha: settings.centreNameDzongkha,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
    registrationNumber: settings.registrationNumber,
    taxpayerNumber: settings.taxpayerNumber,
    logo: picturePath('logo', settings.logoFileId),
    bankAccounts: settings.bankAccounts,
    membershipCodePrefix: settings.membershipCodePrefix,
    receiptPrefix: settings.receiptPrefix,
    defaultGraceDays: settings.defaultGraceDays,
    defaultRenewalWindowDays: settings.defaultRenewalWindowDays,
    currency: settings.currency,
    digitGrouping: settings.digitGrouping,
    faq: settings.faq,
    isRegistrationOpen: settings.areFeesConfirmed,
    ...surroundings,
  };
}
