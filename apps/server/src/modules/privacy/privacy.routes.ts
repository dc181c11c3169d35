import { privacy } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { eraseDonor, sheetsOfDonor } from './erasing/erase-donor.service.ts';
import { eraseMember, sheetsOfMember } from './erasing/erase-member.service.ts';
import { words } from './erasing/words.en.ts';
import { downloadPersonalData } from './personal-data/download.service.ts';

export const privacyRoutes: Routes = routes(
  privacy,
  {
    download: downloadPersonalData,
    erase: withPrepare(sheetsOfMember, eraseMember),
    eraseDonor: withPrepare(sheetsOfDonor, eraseDonor),
  },
  { people_erased_stay: () => new AppError('wrong_state', { detail: words.stayErased }) },
);
