export interface StaffMember {
  name: string;
  role: string;
  /** Days before the sample was made. */
  joined: number;
  phone?: string;
  /** Is given another role some days later. */
  becomes?: string;
  leaves?: number;
  /** Has not chosen a password yet. */
  isInvited?: boolean;
}

/** A role of the centre's own. */
export const frontDesk = {
  name: 'Front desk',
  description: 'Welcomes visitors, takes registrations and donations, on weekends too',
  roleType: 'admin',
  rights: [
    'read Dashboard',
    'read Member',
    'create Member',
    'read Donation',
    'create Donation',
    'manage Password',
  ],
} as const;

/** Who works and belongs to the sample centre besides the shown accounts. */
export const demoStaff: StaffMember[] = [
  { name: 'Tashi Phuntsho', role: 'Membership officer', joined: 88, phone: '+97517220101' },
  { name: 'Kinley Zangmo', role: 'Treasurer', joined: 86, phone: '+97517220102' },
  { name: 'Jigme Namgyel', role: 'Front desk', joined: 71, phone: '+97577220103' },
  { name: 'Choki Dema', role: 'Front desk', joined: 70 },
  { name: 'Rinchen Wangdi', role: 'Front desk', joined: 52, phone: '+97517220105', leaves: 9 },
  { name: 'Namgay Pelden', role: 'Membership officer', joined: 49, phone: '+97577220106' },
  { name: 'Sangay Tenzin', role: 'Auditor', joined: 44, leaves: 12 },
  { name: 'Yeshi Dolma', role: 'Member', joined: 38, phone: '+97517220108' },
  { name: 'Thinley Gyeltshen', role: 'Member', joined: 31, phone: '+97577220109' },
  { name: 'Deki Yangzom', role: 'Member', joined: 27 },
  { name: 'Lhendup Wangchuk', role: 'Administrator', joined: 22, phone: '+97517220111' },
  { name: 'Tshewang Rigzin', role: 'Front desk', joined: 16, becomes: 'Membership officer' },
  { name: 'Norbu Zam', role: 'Front desk', joined: 2, isInvited: true },
];
