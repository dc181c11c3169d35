import { fields as names } from '../words.en.ts';

const ends: Record<string, string> = {
  resigned: 'Resigned',
  deceased: 'Recorded as deceased',
  suspended: 'Suspended',
  declined: 'Application declined',
};

/** As they stand on a form, whatever order they were kept in. */
function inOrder(fields: string[]): string[] {
  return Object.entries(names).flatMap(([field, name]) => (fields.includes(field) ? [name] : []));
}

/** The lines of a timeline. */
export const words = {
  joined: 'Joined',
  applied: 'Applied',
  coverage: { fee: 'Paid', waiver: 'Fee waived', import: 'From an older register' },
  fee: { registration: 'Registration fee', renewal: 'Renewal fee' },
  donation: (purpose: string) => `Donation: ${purpose}`,
  certificate: {
    member: (year: number) => `Member certificate ${year}`,
    donation: (year: number) => `Donation certificate ${year}`,
    pit: (year: number) => `PIT exemption certificate ${year}`,
  },
  renewal: { proposed: 'Renewal requested', confirmed: 'Renewed', cancelled: 'Renewal cancelled' },
  askedBy: {
    public: 'On the public pages',
    member: 'By the member',
    staff: 'At the office',
    import: 'From an older register',
  },
  papers: (reference: string, receipts: string | null, isSimulated: boolean) =>
    [
      reference,
      ...(receipts ? [`Receipt ${receipts}`] : []),
      ...(isSimulated ? ['Simulated: no money moved'] : []),
    ].join('. '),
  note: (author: string) => `Note by ${author}`,
  merged: (code: string) => `Merged with ${code}`,
  by: (actor: string, reason: string | null) => (reason ? `${actor}. ${reason}` : actor),
  /** Null when there is nothing that the reader should read. */
  change(action: string, fields: string[], endReason: unknown): string | null {
    switch (action) {
      case 'end':
        return ends[String(endReason)] ?? 'End of membership corrected';
      case 'reinstate':
        return 'Reinstated';
      case 'remove':
        return 'Removed from the register';
      case 'restore':
        return 'Restored to the register';
      case 'export':
        return 'Personal data downloaded';
      case 'erase':
        return 'Erased';
      case 'confirm_contact':
        return 'Phone and e-mail address confirmed';
      case 'set_photo':
        return 'New photo';
      case 'remove_photo':
        return 'Photo removed';
      case 'family_asked':
        return 'Family: asked to be looked after';
      case 'family_accepted':
        return 'Family: looked after from now on';
      case 'family_declined':
        return 'Family: asked, and declined';
      case 'family_ended':
        return 'Family: no longer looked after';
      case 'family_paid':
        return 'Family: somebody paid for them';
      default:
        return fields.length > 0 ? `Changed: ${inOrder(fields).join(', ')}` : null;
    }
  },
};
