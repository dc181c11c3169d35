export const words = {
  choose: 'Language',
  /** Each in its own language, so that its readers find it. */
  names: { en: 'English', dz: 'རྫོང་ཁ', 'dz-u-nu-tibt': 'རྫོང་ཁ ༡༢༣' },
  /** A translation that nobody has approved yet says so here, and again for those who do not read it. */
  draft: '',
  draftInEnglish: 'Draft translation, to be checked by a reader',
};
