import { ritualDays, ritualEntries, rituals } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { routes } from '../../http/routes.ts';
import { sendCalendar } from './calendar/send-feed.service.ts';
import { updateRitualDay } from './days/change-day.service.ts';
import { listMaterials } from './days/materials.service.ts';
import { computeDays, confirmProposedDays, createDay, getDay, listDays } from './days/ritual-day.service.ts';
import { listEntries, listOpenEntries, listTakenOff } from './entries/list-entries.service.ts';
import { readDay, takeBackReading } from './entries/read-day.service.ts';
import { placeOpenEntries, updateEntryOfList, writeNames } from './entries/write-names.service.ts';
import { createRitual, getRitual, listRituals, removeRitual, updateRitual } from './ritual.service.ts';
import { words } from './words.en.ts';

const constraints = {
  rituals_name_unique: () => fieldProblem('name', 'isFree', words.nameTaken),
  ritual_purposes_purpose_exists: () => fieldProblem('purposeIds', 'exist', words.noPurpose),
  ritual_days_date_unique: () => fieldProblem('date', 'isFree', words.sameDay),
};

export const ritualRoutes = [
  routes(
    rituals,
    {
      list: listRituals,
      calendar: sendCalendar,
      get: getRitual,
      create: createRitual,
      update: updateRitual,
      remove: removeRitual,
    },
    constraints,
  ),
  routes(ritualDays, {
    list: listDays,
    create: createDay,
    compute: computeDays,
    confirm: confirmProposedDays,
    get: getDay,
    update: updateRitualDay,
    entries: listEntries,
    takenOff: listTakenOff,
    write: writeNames,
    read: readDay,
    takeBack: takeBackReading,
    materials: listMaterials,
  }),
  routes(ritualEntries, { open: listOpenEntries, place: placeOpenEntries, update: updateEntryOfList }),
];
