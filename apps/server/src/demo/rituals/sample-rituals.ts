/** Rituals of the sample centre. All names are made up. */
export const sampleRituals = [
  {
    name: 'Guru Rinpoche Day',
    nameDzongkha: 'གུ་རུའི་ཚེས་བཅུ།',
    description: 'Tshok on the tenth day of each lunar month, with the names that were given for it.',
    rhythm: { lunarDays: [10] },
    purposes: ['Tshok offering', 'Butter lamps'],
    materials: [
      { what: 'Butter lamps', unit: 'lamps', amount: 1, per: 'name' as const },
      { what: 'Tshok plates', unit: 'plates', amount: 1, per: 'donation' as const },
      { what: 'Incense', unit: 'bundles', amount: 2, per: 'day' as const },
    ],
  },
  {
    name: 'Medicine Buddha',
    nameDzongkha: 'སངས་རྒྱས་སྨན་བླ།',
    description: 'For those who are ill, on the eighth day of each lunar month.',
    rhythm: { lunarDays: [8] },
    purposes: ['Butter lamps'],
    materials: [],
  },
  {
    name: 'Dakini Day',
    nameDzongkha: 'མཁའ་འགྲོའི་ཚེས་ཉེར་ལྔ།',
    description: 'Tshok on the twenty-fifth day of each lunar month.',
    rhythm: { lunarDays: [25] },
    purposes: ['Tshok offering'],
    materials: [],
  },
  {
    name: 'Losar',
    nameDzongkha: 'ལོ་གསར།',
    description: 'The first day of the year.',
    rhythm: { lunarMonth: 1, lunarDay: 1, days: 1 },
    purposes: ['Butter lamps', 'Monks’ food'],
    materials: [],
  },
];

/** Held on days that are typed by hand, so that the sample has a list of yesterday, of today and of tomorrow. */
export const eveningLamps = {
  name: 'Butter lamps of the evening',
  nameDzongkha: 'མར་མེ་མཆོད་པ།',
  description: 'Lamps are lit at dusk, and the names are read aloud.',
  rhythm: 'none' as const,
  purposes: ['Butter lamps'],
  materials: [
    { what: 'Butter lamps', unit: 'lamps', amount: 1, per: 'name' as const },
    { what: 'Butter', unit: 'kg', amount: 0.06, per: 'lamp' as const },
  ],
};

/** What was given for days of the evening lamps; days count from today. */
export const givenNames = [
  { daysAgo: 4, forDay: -1, living: ['Aum Sangay', 'Karma Wangchuk'], deceased: ['Meme Tshewang'] },
  { daysAgo: 3, forDay: -1, living: [], deceased: ['Ap Kunzang', 'Angay Pem'] },
  {
    daysAgo: 4,
    forDay: 0,
    living: ['Aum Pema Lhamo', 'བཀྲ་ཤིས་ལྷ་མོ།', 'Sonam Dorji'],
    deceased: ['ཨཔ་ཀུན་ལེགས།', 'Ap Dorji Wangdi'],
  },
  { daysAgo: 3, forDay: 0, living: ['Kinley Wangmo'], deceased: ['Ap Dorji Wangdi', 'Aum Sangay Zangmo'] },
  {
    daysAgo: 2,
    forDay: 0,
    living: ['Tenzin Choden', 'Jigme Thinley'],
    deceased: ['ཨམ་དཔལ་མོ།', 'Dasho Ugyen Tshering Dorji Wangchuk', 'རིན་ཆེན་རྡོ་རྗེ།'],
  },
  { daysAgo: 3, forDay: 1, living: ['Yeshey Dema', 'ཕུན་ཚོགས་དབང་མོ།'], deceased: ['Meme Sithub'] },
  { daysAgo: 1, forDay: 1, living: ['Dechen Peldon'], deceased: ['Angay Dema', 'Ap Tobgay'] },
] as const;

export const lateNames = ['Aum Choki Wangmo', 'Phub Gyeltshen'];
