import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  language: 'སྐད་ཡིག',
  title: 'མཐོང་སྣང་།',
  lead: 'བརའུ་ཟར་འདི་ནང་རྐྱངམ་ཅིག་ བཞགཔ་ཨིན།',
  reset: 'སྔོན་སྒྲིག་ལུ་ ལོག',
  groups: {
    skin: 'བརྗོད་དོན།',
    width: 'ནང་དོན་གྱི་རྒྱ་ཚད།',
    transition: 'ཤོག་ལེབ་འགྱུར་ཐངས།',
    menu: 'དཀར་ཆག་བཀོད་རིས།',
    navbar: 'མགོའི་ཕྲ་རིང་གི་ཚོས་གཞི།',
    navbarType: 'མགོའི་ཕྲ་རིང་།',
    footer: 'མཇུག་གི་དབྱེ་བ།',
  },
  switches: { rtl: 'གཡས་ལས་གཡོན། (RTL)', collapsed: 'དཀར་ཆག་ བསྡམ་ཡོད།', menuHidden: 'དཀར་ཆག་ སྦ་ཡོད།' },
  skin: { light: 'དཀརཔོ།', bordered: 'མཐའ་མཚམས་ཅན།', dark: 'གནགཔོ།', 'semi-dark': 'ཕྱེད་ཀ་གནགཔོ།' },
  width: { boxed: 'སྒྲོམ་ནང་།', full: 'ཆ་ཚང་།' },
  transition: { fade: 'ཡལ།', 'fade-in-left': 'གཡོན་ལས་ཡལ།', 'zoom-in': 'རྒྱས་འཐོན།', none: 'མེད།' },
  menu: { horizontal: 'ཕྲེདཐིག', vertical: 'ཀེར་ཕྲེང་།' },
  navbar: {
    primary: 'གཙོ་བོ།',
    white: 'དཀརཔོ།',
    secondary: 'གཉིས་པ།',
    success: 'མཐར་འཁྱོལ།',
    danger: 'ཉེན་ཁ།',
    info: 'བརྡ་དོན།',
    warning: 'ཉེན་བརྡ།',
    dark: 'གནགཔོ།',
  },
  navbarType: { floating: 'འཕུར་མི།', sticky: 'སྦྱར་བཞག', static: 'གནས་བརྟན།', hidden: 'སྦ་ཡོད།' },
  footer: { static: 'གནས་བརྟན།', sticky: 'སྦྱར་བཞག', hidden: 'སྦ་ཡོད།' },
  small: 'ཝིན་ཌོ་འདི་ ཆུང་བས། དཀར་ཆག་ ཤོག་ལེབ་ཀྱི་ཐོག་ལུ་ ཁ་ཕྱེཝ་ཨིན། ས་སྟོང་ཡོད་པའི་སྐབས་ ཁྱོད་ཀྱི་གདམ་ཁ་ ལོག་ལག་ལེན་འཐབ་འོང་།',
};
