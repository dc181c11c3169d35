import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import { titles } from './titles.dz.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  titles,
  greeting: (firstName) => `སྐུ་གཟུགས་བཟང་པོ་ ${firstName}`,
  notLinked: 'རྩིས་ཁྲ་འདི་ལུ་ འཐུས་མི་མིན་འདུག',
  notLinkedText: 'ཡིག་ཚང་ལས་ འབྲེལ་ལམ་གསརཔ་ཅིག་ ཞུ་གནང་།',
  foreign: 'ནཱ་ལུ་ ཤོག་ལེབ་མིན་འདུག',
  toMembership: 'འཐུས་མིའི་ཁ་གསལ།',

  offline: { title: 'མཐུད་ལམ་མིན་འདུག', text: (moment) => `མཇུག་གི་གསར་བཟོ། ${moment}` },

  standing: {
    paidUntil: (day) => `ཁྱོད་ཀྱི་འཐུས་ ${day} ཚུན་ཚོད་ སྤྲོད་ཡོད།`,
    graceUntil: (ended, day) =>
      `ཁྱོད་ཀྱི་འཐུས་ ${ended} ཚུན་ཚོད་ སྤྲོད་ཡོད། ${day} ཚུན་ཚོད་ འཐུས་མི་ཨིན། འདི་གི་ཧེ་མ་ བསྐྱར་གསོ་འབད་གནང་།`,
    lapsed: (day) => `ཁྱོད་ཀྱི་འཐུས་མི་ ${day} ལུ་ རྫོགས་ཅི།`,
    forLife: 'ཁྱོད་ མི་ཚེ་གཅིག་གི་འཐུས་མི་ཨིན།',
    applied: 'འཐུས་དང་པ་ ལྷོད་པའི་སྐབས་ འཐུས་མི་ འགོ་བཙུགསཔ་ཨིན།',
    ended: {
      suspended: 'ཁྱོད་ཀྱི་འཐུས་མི་ བཀག་བཞག་ཡོད། ཡིག་ཚང་ལུ་འདྲི་གནང་།',
      declined: 'ཁྱོད་ཀྱི་ཐོ་བཀོད་ ངོས་ལེན་མ་འབད། ཡིག་ཚང་ལུ་འདྲི་གནང་།',
      deceased: 'འཐུས་མི་འདི་ རྫོགས་ཅི།',
      resigned: 'ཁྱོད་ ཆོས་ཚོགས་ལས་ ཐོན་ཡོད། བྱུང་འཛིན་དང་ལག་ཁྱེར་ཚུ་ ནཱ་ལུ་ སྡོད་འོང་།',
    },
  },

  due: {
    title: 'སྤྲོད་དགོཔ།',
    registration: 'འཐུས་དང་པ།',
    renewal: (until) => (until ? `${until} ཚུན་ཚོད་ཀྱི་འཐུས་མི།` : 'མི་ཚེ་གཅིག་གི་འཐུས་མི།'),
    pay: (sum) => `${sum} སྤྲོད།`,
    again: (sum) => `${sum} གི་འཛིན་ཤོག་གསརཔ་ གཏང་།`,
    renew: (sum) => `${sum} ཐོག་ལས་ བསྐྱར་གསོ།`,
    quote: (reference) => `གཞི་བསྟུན་ཨང་ ${reference}`,
    rejected: 'ཧེ་མའི་འཛིན་ཤོག་ ངོས་ལེན་མ་འབད།',
    failed: 'ཧེ་མའི་ཀཱརཌ་དངུལ་སྤྲོད་ མ་བཏུབ།',
    checking: (sum) => `${sum} གི་འཛིན་ཤོག་ ཞིབ་དཔྱད་འབད་དོ།`,
    checkingText: (reference) => `གཞི་བསྟུན་ཨང་ ${reference} ཞིབ་དཔྱད་ཚར་བའི་སྐབས་ བྱུང་འཛིན་ ནཱ་ལུ་འོང་།`,
    processing: (sum) => `${sum} གི་ཀཱརཌ་དངུལ་སྤྲོད་ དངུལ་ཁང་གིས་ ཞིབ་དཔྱད་འབད་དོ།`,
    seeStatus: 'གནས་སྟངས་བལྟ།',
    mayRenew: (day) => `ད་ལྟོ་ བསྐྱར་གསོ་འབད་ཚུགས། དུས་ཡུན་གསརཔ་ ${day} ལས་ འགོ་བཙུགསཔ་ཨིན།`,
    nothing: 'སྤྲོད་དགོཔ་མིན་འདུག',
    donate: 'ཞལ་འདེབས་ཕུལ།',
  },

  totals: {
    title: 'ད་ཚུན།',
    donations: (count) => `ཞལ་འདེབས་ ${format.number(count)}`,
    fees: (count) => `འཐུས་མིའི་འཐུས་ ${format.number(count)}`,
  },

  papers: {
    title: 'བྱུང་འཛིན་གསརཔ།',
    none: 'དངུལ་ལྷོད་པའི་སྐབས་ བྱུང་འཛིན་ ནཱ་ལུ་འོང་།',
    certificates: 'ལག་ཁྱེར།',
    line: (day, number) => `${day} ${number}`,
    save: (number) => `བྱུང་འཛིན་ ${number} ཕབ་ལེན།`,
  },

  about: {
    title: 'ཁྱོད་ཀྱི་ཁ་གསལ།',
    change: 'བསྒྱུར་བཅོས།',
    phone: 'བརྒྱུད་འཕྲིན་ཨང་།',
    email: 'གློག་འཕྲིན།',
    addEmail: 'བྱུང་འཛིན་གཏང་ནིའི་དོན་ལུ་ གློག་འཕྲིན་བཙུགས།',
    home: 'གཡུས།',
    none: 'མེད།',
    card: 'ལག་ཁྱེར་ དཔར་བསྐྲུན་ ཡང་ཅིན་ སྲུངས།',
  },

  data: {
    title: 'ཁྱོད་ཀྱི་གནད་སྡུད།',
    download: 'ངའི་གནད་སྡུད་ ཕབ་ལེན།',
    lead: 'ཁྱོད་ཀྱི་སྐོར་ལས་ ང་བཅས་ལུ་ཡོད་མི་ག་ར་ བྱུང་འཛིན་ འཛིན་ཤོག་ ཡིག་ཆ་ཚུ་དང་བཅས་ ZIP ཡིག་སྣོད་གཅིག་ནང་།',
    erase: 'བཏོན་གཏང་ནིའི་དོན་ལུ་ ཡིག་ཚང་ལུ་ཡང་ ཞུ་ཚུགས།',
  },

  identityTypes: { cid: 'ངོ་སྤྲོད་ལག་ཁྱེར་ (CID)', other: 'ཡིག་ཆ་གཞན།', passport: 'ཕྱི་སྐྱོད་ལག་དེབ།' },
  genders: { male: 'ཕོ།', female: 'མོ།', other: 'གཞན།' },

  edit: {
    labels: {
      name: 'མིང་ཆ་ཚང་།',
      nameDzongkha: 'རྫོང་ཁའི་མིང་།',
      identityType: 'ངོ་སྤྲོད་ཡིག་ཆ།',
      identityNumber: 'ཡིག་ཆའི་ཨང་།',
      gender: 'ཕོ་མོ།',
      dateOfBirth: 'སྐྱེས་ཚེས།',
      taxpayerNumber: 'ཁྲལ་སྤྲོད་མིའི་ཨང་ (TPN)',
    },
    contact: 'འབྲེལ་བ།',
    saved: 'ཁྱོད་ཀྱི་ཁ་གསལ་ སྲུང་ཡོད།',
    photo: 'པར།',
    who: 'མིང་དང་ངོ་སྤྲོད།',
    ask: 'བསྒྱུར་བཅོས་ཞུ།',
    send: 'ཞུ་བ་ཕུལ།',
    sending: 'གཏང་དོ …',
    sent: 'ཁྱོད་ཀྱི་ཞུ་བ་ ཡིག་ཚང་ལུ་ བཏང་ཡོད།',
    cancel: 'ཆ་མེད།',
    waiting: 'ཁྱོད་ཀྱིས་ བསྒྱུར་བཅོས་འདི་ ཞུ་ཡོད།',
    withdraw: 'ཞུ་བ་ ཕྱིར་ལེན།',
    withdrawn: 'ཞུ་བ་ ཕྱིར་ལེན་འབད་ཡོད།',
    wanted: (field, text) => `${field} ${text}`,
    choose: 'གདམ་ཁ་རྐྱབས།',
    nameHint: 'ངོ་སྤྲོད་ལག་ཁྱེར་ནང་ ཡོདཔ་བཟུམ།',
    cidHint: 'CID གི་དོན་ལུ་ ཨང་ཡིག་བཅུ་གཅིག',
    contactLead: 'ཁྱོད་ལུ་ འབྲེལ་བ་འཐབ་ཐངས། བརྒྱུད་འཕྲིན་ཨང་དང་ གློག་འཕྲིན་ཐོག་ལས་ ནང་བསྐྱོད་ཡང་ འབད་ཚུགས།',
    whoLead: 'འདི་ཚུ་ ཡིག་ཚང་གིས་ ངོ་སྤྲོད་ལག་ཁྱེར་དང་གཅིག་ཁར་ ཞིབ་དཔྱད་འབདཝ་ལས་ བསྒྱུར་བཅོས་ལུ་ ཉིནམ་དག་པ་ཅིག་ འགོརཝ་ཨིན།',
    waitingText: 'ཡིག་ཚང་གིས་ ངེས་དཔྱད་འབད་འོང་། དེ་ཚུན་ཚོད་ ཁ་གསལ་རྙིངམ་ ལག་ལེན་འཐབ་འོང་།',
    notWithdrawn: 'སར་བར་ལས་ ལན་མིན་འདུག ཞུ་བ་ ཕྱིར་ལེན་མ་འབདཝ་འོང་།',
    declined: (day) => `${day} ལུ་ ངེས་དཔྱད་མ་འབད། ངོ་སྤྲོད་ལག་ཁྱེར་ ཡིག་ཚང་ལུ་ འབག་བྱོན་གནང་།`,
    fieldAccepted: 'ངེས་དཔྱད་འབད་ཡོད།',
    fieldDeclined: 'ངེས་དཔྱད་མ་འབད།',
  },

  history: {
    renewalsLead: 'ཁྱོད་ཀྱི་འཐུས་དང་ བྱུང་འཛིན།',
    donationsLead: 'ཁྱོད་ཀྱི་ཞལ་འདེབས་དང་ བྱུང་འཛིན།',
    noFees: 'ད་ཚུན་ དངུལ་སྤྲོད་མིན་འདུག',
    noFeesText: 'ཁྱོད་ཀྱི་འཐུས་ ནཱ་ལུ་འོང་།',
    noDonations: 'ད་ཚུན་ ཞལ་འདེབས་མིན་འདུག',
    noDonationsText: 'ཁྱོད་ཀྱི་ཞལ་འདེབས་དང་ བྱུང་འཛིན་ ནཱ་ལུ་འོང་།',
    noneInYear: (year) => `${year} ནང་ མིན་འདུག`,
    noneInYearText: 'ལོ་གཞན་ཅིག་ གདམ་ཁ་རྐྱབས།',
    year: 'ལོ།',
    allYears: 'ལོ་ག་ར།',
    sum: (count, sum) => `སྤྲོད་ཚར་ ${format.number(count)} ${sum}`,
    registration: (type) => `འཐུས་དང་པ་ ${type}`,
    period: (from, until) => (until ? `${from} ལས་ ${until} ཚུན།` : `${from} ལས་ མི་ཚེ་གཅིག`),
    pay: (sum) => `${sum} སྤྲོད།`,
    status: 'གནས་སྟངས་བལྟ།',
    closed: { waived: 'ཡངས་ཆག་གནང་ཡོད།', cancelled: 'ཆ་མེད་བཏང་ཡོད།' },
  },

  inYourName: 'ཁྱོད་ཀྱི་མིང་ཐོག',
  foreignText: 'ཁ་བྱང་འདི་ འཐུས་མི་གཞན་གྱི་ཨིན།',
  messages: {
    title: 'བརྡ་འཕྲིན།',
    reminders: 'ངའི་འཐུས་མི་ རྫོགས་པའི་སྐབས་ དྲན་གསོ་འབད།',
    hint: 'ཆོས་ཚོགས་ཀྱིས་ འཐུས་མི་ཚུ་ལུ་ གཏང་མི་བརྡ་འཕྲིན་ཡང་། བྱུང་འཛིན་ཚུ་ ག་དེ་སྦེ་འབད་རུང་ གཏང་འོང་།',
    started: 'དྲན་གསོ་ གཏང་འོང་།',
    stopped: 'ད་ལས་ དྲན་གསོ་ མི་གཏང་།',
  },
};
