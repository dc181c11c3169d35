import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཁྱོད་ཀྱི་རྩིས་ཁྲ།',
  tabs: { label: 'ཁྱོད་ཀྱི་རྩིས་ཁྲ།', profile: 'ཁ་གསལ།', signIn: 'ནང་བསྐྱོད་འབད་ཐངས།' },
  state: {
    offTitle: 'ཆོག་ཡིག་རྐྱངམ་གཅིག་གིས་ རྩིས་ཁྲ་ཁ་ཕྱེཝ་ཨིན།',
    memberTitle: 'ཁྱོད་ ཆོག་ཡིག་ཐོག་ལས་ ནང་བསྐྱོད་འབདཝ་ཨིན།',
    memberOnTitle: 'ཁྱོད་ པཱསི་ཀི་ ཡང་ཅིན་ ཆོག་ཡིག་ཐོག་ལས་ ནང་བསྐྱོད་འབདཝ་ཨིན།',
  },
  passkeys: {
    title: 'པཱསི་ཀི།',
    add: 'ཐབས་འཕྲུལ་འདི་ བཙུགས།',
    rename: 'མིང་བསྒྱུར།',
    remove: 'རྩ་བསྐྲད།',
    of: (name) => ` ${name}`,
    renamed: 'པཱསི་ཀིའི་མིང་ བསྒྱུར་ཡོད།',
    removed: 'པཱསི་ཀི་ རྩ་བསྐྲད་བཏང་ཡོད།',
    added: 'པཱསི་ཀི་ བཙུགས་ཡོད།',
    addTitle: 'ཐབས་འཕྲུལ་འདི་ནང་ པཱསི་ཀི་བཙུགས།',
    renameTitle: 'པཱསི་ཀིའི་མིང་བསྒྱུར།',
    removeTitle: (name) => `པཱསི་ཀི་ ${name} རྩ་བསྐྲད་གཏང་ནི་ཨིན་ན?`,
    thisComputer: 'གློག་རིག་འདི།',
    thisPhone: 'འགྲུལ་འཕྲིན་འདི།',
  },
  others: 'ཐབས་ལམ་གཞན།',
  app: {
    setUp: 'གཞི་སྒྲིག་འབད།',
    turnOff: 'བསྒོ་བཞག',
    qr: 'QR ཨང་རྟགས།',
    confirm: 'ཨང་རྟགས་ ངེས་དཔྱད་འབད།',
  },
  recovery: {
    make: 'གསརཔ་བཟོ།',
    makeText: 'རྙིངམ་ཚུ་ ད་ལཱ་མི་འབད།',
    print: 'དཔར་བསྐྲུན།',
  },
  password: {
    name: 'ཆོག་ཡིག',
    hint: 'བསྒྱུར་བཅོས་འབད་བའི་སྐབས་ ཐབས་འཕྲུལ་གཞན་ཚུ་ ཕྱིར་ཐོན་འགྱོཝ་ཨིན།',
    change: 'བསྒྱུར་བཅོས།',
  },
  labels: { password: 'ཁྱོད་ཀྱི་ཆོག་ཡིག', name: 'མིང་།', code: 'ཨང་རྟགས།' },
  nameHint: 'ཤུལ་ལས་ ངོ་ཤེས་ནིའི་དོན་ལུ།',
  codeHint: 'ཨང་ཡིག་དྲུག',
  next: 'ཤུལ་མ།',
  pending: 'བསྒུག་གནང་།',
  save: 'སྲུངས།',
  devices: {
    title: 'ད་ལྟོ་ ནང་བསྐྱོད་འབད་ཡོདཔ།',
    unknown: 'མ་ཤེས་པའི་ཐབས་འཕྲུལ།',
    named: (browser, system) => `${browser} ${system}`,
    this: 'ཐབས་འཕྲུལ་འདི།',
    newPlace: 'ས་གནས་གསརཔ།',
    facts: (place, seen) => `${place} མཇུག་ཐོང་མི་ ${seen}`,
    thisFacts: (place, since) => `${place} ནང་བསྐྱོད་འབད་མི་ ${since}`,
    loggedOut: (place, used) => `${place} ཕྱིར་ཐོན་ཡོད། མཇུག་ལག་ལེན་འཐབ་མི་ ${used}`,
    signOut: 'ཕྱིར་ཐོན།',
    signOutOthers: (count) => `གཞན་ ${format.number(count)} ཕྱིར་ཐོན་གཏང་།`,
    signedOut: 'ཐབས་འཕྲུལ་ ཕྱིར་ཐོན་བཏང་ཡོད།',
    allOut: 'ཐབས་འཕྲུལ་གཞན་ག་ར་ ཕྱིར་ཐོན་བཏང་ཡོད།',
    notYou: 'ཁྱོད་མེན་པ་ཅིན་ ཕྱིར་ཐོན་བཏང་སྟེ་ ཆོག་ཡིག་བསྒྱུར་གནང་།',
  },
  place: {
    local: 'ས་གནས་ཡོངས་འབྲེལ།',
    unknown: 'ཁ་བྱང་མ་ཤེས།',
    address: (network) => `ཁ་བྱང་ ${network}`,
  },
  recent: {
    title: 'ཉེ་ལམ།',
    none: 'ཉིནམ་དགུ་བཅུའི་ནང་ ནང་བསྐྱོད་འབད་མི་མིན་འདུག',
    in: {
      password: 'ཆོག་ཡིག་ཐོག་ལས་ ནང་བསྐྱོད་འབད་ཡོད།',
      code: 'ཨང་རྟགས་ཐོག་ལས་ ནང་བསྐྱོད་འབད་ཡོད།',
      passkey: 'པཱསི་ཀི་ཐོག་ལས་ ནང་བསྐྱོད་འབད་ཡོད།',
    },
    failed: {
      password: (tries) => `ཆོག་ཡིག་ ཐེངས་ ${format.number(tries)} འཛོལ་ཡོད། རྩིས་ཁྲ་ ཁ་མ་ཕྱེ།`,
    },
    line: (when, what, place) => `${when} ${what} ${place}`,
  },
};
