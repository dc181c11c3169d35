/** Shown on the sign-in page of a sample centre, so it is no secret; long enough for staff all the same. */
export const demoPassword = 'prayer flags over Paro';

/** One account per shipped role. */
export const demoPeople = [
  { role: 'Administrator', name: 'Dechen Wangmo', email: 'dechen.wangmo@example.bt', phone: '+97517110011' },
  {
    role: 'Membership officer',
    name: 'Karma Tshering',
    email: 'karma.tshering@example.bt',
    phone: '+97517110022',
  },
  { role: 'Treasurer', name: 'Sonam Choden', email: 'sonam.choden@example.bt', phone: '+97517110033' },
  { role: 'Auditor', name: 'Ugyen Dorji', email: 'ugyen.dorji@example.bt', phone: '+97577110044' },
  { role: 'Reader', name: 'Lopen Tenzin', email: 'lopen.tenzin@example.bt', phone: '+97577110066' },
  { role: 'Member', name: 'Pema Lhamo', email: 'pema.lhamo@example.bt', phone: '+97577110055' },
] as const;

/** The member whose membership is there to be looked at. */
export const sampleEmail = 'pema.lhamo@example.bt';

export const demoAccounts = demoPeople.map(({ role, email }) => ({
  role,
  username: email,
  password: demoPassword,
}));
