/** The twenty dzongkhags, in the order of their census number. */
export const dzongkhags = [
  'Bumthang',
  'Chhukha',
  'Dagana',
  'Gasa',
  'Haa',
  'Lhuentse',
  'Monggar',
  'Paro',
  'Pema Gatshel',
  'Punakha',
  'Samdrup Jongkhar',
  'Samtse',
  'Sarpang',
  'Thimphu',
  'Trashigang',
  'Trashi Yangtse',
  'Trongsa',
  'Tsirang',
  'Wangdue Phodrang',
  'Zhemgang',
] as const;
export type Dzongkhag = (typeof dzongkhags)[number];

const spellings: Record<string, Dzongkhag> = {
  chukha: 'Chhukha',
  lhuntse: 'Lhuentse',
  mongar: 'Monggar',
  pemagatshel: 'Pema Gatshel',
  pemagatsel: 'Pema Gatshel',
  samdrupjongkhar: 'Samdrup Jongkhar',
  tashigang: 'Trashigang',
  trashiyangtse: 'Trashi Yangtse',
  tashiyangtse: 'Trashi Yangtse',
  wangdue: 'Wangdue Phodrang',
  wangduephodrang: 'Wangdue Phodrang',
  ha: 'Haa',
  thimpu: 'Thimphu',
  shemgang: 'Zhemgang',
};

/** Recognises common spellings; null when it is no dzongkhag. */
export function readDzongkhag(text: string): Dzongkhag | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  const exact = dzongkhags.find((name) => name.toLowerCase().replace(/[^a-z]/g, '') === plain);
  // A village may be called "constructor", and every object has one.
  return exact ?? (Object.hasOwn(spellings, plain) ? (spellings[plain] ?? null) : null);
}
