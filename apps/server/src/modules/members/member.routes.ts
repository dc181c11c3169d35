import { accountChanges, members } from '@kathok/contract';
import { routes, withPrepare } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { prepareUndo, undoChange, undoChangeLimit } from './accounts/undo-change.service.ts';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import {
  getAccount,
  offerManyAccounts,
  reportAccounts,
  sendAccountLink,
} from './accounts/account.service.ts';
import { decideClaim, listClaims } from './claims/claim.service.ts';
import { confirmContact } from './claims/confirm-contact.service.ts';
import { listChangeRequests, requestChange, withdrawChange } from './claims/request.service.ts';
import { createMember } from './editing/create-member.service.ts';
import {
  addDocument,
  getDocument,
  listDocuments,
  readDocument,
  removeDocument,
} from './documents/document.service.ts';
import { listDuplicates, listSimilar, tellApart } from './duplicates/duplicate.service.ts';
import { alreadyRegistered } from './people/known-person.ts';
import { exportMembers } from './list/export-members.service.ts';
import { countMembers, listMembers, printMembers } from './list/member-list.service.ts';
import { lookUpLimit } from './look-up/look-up-limit.ts';
import { askedInAddress, askedInBody, lookUp } from './look-up/look-up.service.ts';
import { isStaff } from '../../platform/context.ts';
import {
  drawMemberPhoto,
  getMemberPhoto,
  removeMemberPhoto,
  setMemberPhoto,
} from './member-photo.service.ts';
import { getMember, listGewogs, previewMemberCode, searchMembers } from './member.service.ts';
import { setMessageChoice, unsubscribe } from './message-choice/message-choice.service.ts';
import { mergeMembers } from './merging/merge-members.service.ts';
import { undoMerge } from './merging/undo-merge.service.ts';
import { addNote, listNotes, removeNote } from './notes/note.service.ts';
import { registerMember } from './registration/register-member.service.ts';
import { removeMember, restoreMember } from './removing/remove-member.service.ts';
import { getTimeline } from './timeline/timeline.service.ts';
import {
  activeTotal,
  inactiveTotal,
  myTotal,
  pendingTotal,
  totalByCountry,
  totalByType,
} from './totals/total.service.ts';
import { updateMember } from './editing/update-member.service.ts';

/** A desk at a festival enters many in a row; a program enters thousands. Refusals count, or CIDs could be tried out. */
const registrationLimit: PublicLimit = {
  name: 'registration',
  own: (from) => ofNetwork(from, { limit: 30, windowSeconds: 15 * 60, isGrowing: true }),
  together: { limit: 1000, windowSeconds: 60 * 60 },
};

/** Nobody guesses a signature; this only keeps a program from writing without an end. */
const unsubscribeLimit: PublicLimit = {
  name: 'unsubscribe',
  own: (from) => ofNetwork(from, { limit: 60, windowSeconds: 15 * 60 }),
};

const ofMembers = routes(
  members,
  {
    list: listMembers,
    print: printMembers,
    counts: countMembers,
    all: exportMembers,
    newCode: previewMemberCode,
    search: searchMembers,
    lookup: (ctx, input) => lookUp(ctx, askedInBody(input)),
    register: registerMember,
    create: createMember,
    get: getMember,
    update: updateMember,
    remove: removeMember,
    restore: restoreMember,
    timeline: getTimeline,
    places: listGewogs,
    getPhoto: getMemberPhoto,
    setPhoto: withPrepare(drawMemberPhoto, setMemberPhoto),
    removePhoto: removeMemberPhoto,
    listDocuments,
    addDocument: withPrepare(readDocument, addDocument),
    getDocument,
    removeDocument,
    listNotes,
    addNote,
    removeNote,
    listClaims,
    decideClaim,
    confirmContact,
    listChangeRequests,
    requestChange,
    withdrawChange,
    getAccount,
    sendAccountLink,
    reportAccounts,
    offerAccounts: offerManyAccounts,
    setMessageChoice,
    unsubscribe,
    duplicates: listDuplicates,
    tellApart,
    similar: listSimilar,
    merge: mergeMembers,
    undoMerge,
    totalByType,
    totalByCountry,
    activeTotal,
    inactiveTotal,
    pendingTotal,
    myTotal,
  },
  {
    people_cid_unique: alreadyRegistered,
    members_person_unique: alreadyRegistered,
    people_country_exists: () => fieldProblem('countryId', 'exists', 'is not a country we know'),
  },
  {
    register: registrationLimit,
    unsubscribe: unsubscribeLimit,
    lookup: lookUpLimit(askedInBody),
    search: { ...lookUpLimit(askedInAddress), isExempt: (ctx) => isStaff(ctx, 'read') },
  },
);

const ofAccountChanges = routes(
  accountChanges,
  { undo: withPrepare(prepareUndo, undoChange) },
  {},
  { undo: undoChangeLimit },
);

export const memberRoutes = [ofMembers, ofAccountChanges];
