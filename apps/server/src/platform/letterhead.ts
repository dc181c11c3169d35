import type { Settings } from '@kathok/contract';

/**
 * The drawing that papers are issued for from now on: a folder of `assets/papers`. It is frozen with each paper, and a
 * folder never changes once papers were issued for it, so a new drawing is a new folder.
 */
export const paperTemplate = 4;

/**
 * Everything of the centre that stands on a paper. It is frozen with each paper: a new logo, address or signatory changes
 * nothing that was issued before. The pictures are files, which are kept for good once they were on a paper.
 */
export function letterheadOf(settings: Settings) {
  return {
    centre: {
      name: settings.centreName,
      nameDzongkha: settings.centreNameDzongkha,
      address: settings.address,
      phone: settings.phone,
      email: settings.email,
      registrationNumber: settings.registrationNumber,
      taxpayerNumber: settings.taxpayerNumber,
    },
    signatory: { name: settings.signatoryName, title: settings.signatoryTitle },
    look: {
      logoFileId: settings.logoFileId,
      signatureFileId: settings.signatureFileId,
      colour: settings.paperColour,
      footer: settings.paperFooter,
      digitGrouping: settings.digitGrouping,
    },
  };
}

export type Letterhead = ReturnType<typeof letterheadOf>;
