import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** What the sign-in page and the office have in common: words, fields and how errors are shown. */
const parts =
  /src[\\/]ui[\\/](forms[\\/](fields[\\/](field|text-field)|form-shell|error-summary|kit[\\/]form-errors)|text[\\/]note|problem)|src[\\/]language/;

/** The calls, and all else of the contract that needs no schema; not those that a few screens alone make. */
const calls =
  /contract[\\/]src[\\/](?!.*\.schema\.ts$|(?:rituals[\\/]ritual\.|reconciliation|messages[\\/]template-rules)|values[\\/](?:\w+[\\/])?(days|fields|money|page)\.ts$)/;

/** What nearly every screen of the office needs: lists, and how to ask the server. Few screens draw QR codes. */
const office =
  /node_modules[\\/]@tanstack|web[\\/]src[\\/](lib|theme|ui[\\/](?!qr|forms[\\/](kit|use-|conflict|fields[\\/](use-|combobox|file-drop))))/;

/** The frame itself, whichever of the two it is. */
const frame =
  /src[\\/](app[\\/](frame|strips|palette[\\/]finder|handbook[\\/]help-panel|layouts[\\/](?!blank))|shared[\\/]appearance[\\/]use-|ui[\\/](use-media|plain-key))/;

/** What lists have beside that: kept views, ticked rows, exports, and what several of them show of a member. */
const lists =
  /src[\\/](ui[\\/](data-list|exports)|shared[\\/]saved-views|features[\\/](member-lists[\\/](words|member-list\.)|messages[\\/]mailings[\\/]words|sending[\\/]download-receipts|members[\\/](words|account[\\/]words|standing|member\.queries|member-filters|member-columns)))|@tanstack/;

/** What only forms need: the library for them, and the schemas that check what is typed. */
const forms =
  /node_modules[\\/](zod|react-hook-form|@hookform)|contract[\\/]src[\\/](?!rituals[\\/]ritual\.|messages[\\/]template-rules)|src[\\/]ui[\\/]forms[\\/](?!fields[\\/](combobox|use-choice-list))/;

/**
 * On a slow line every file costs a round trip, and each brings its own headers: left to itself the build makes a file of
 * nearly every module that two screens share. A module goes to the first group that takes it.
 */
export const chunkGroups: Splitting['groups'] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'parts', test: parts, minShareCount: 2 },
  { name: 'frame', test: frame },
  { name: 'office', test: office, minShareCount: 6 },
  { name: 'calls', test: calls, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 3 },
  { name: 'lists', test: lists, minShareCount: 2 },
];
