const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long tokens, links, codes and challenges work after they were handed out, in milliseconds. */
export const lifetimes = {
  /** What matters more is that every request asks the database whether the session still stands. */
  accessToken: 15 * minute,
  /** From signing in, however often its tokens are exchanged. */
  session: 30 * day,
  /** How long a browser whose answer got lost may ask again with the refresh token that it has just spent. */
  spentRefreshToken: 10 * second,
  /** How long a device that was ticked is not asked for the second step. */
  trustedDevice: 30 * day,
  /** How long somebody who has shown who they are need not show it again. */
  stepUp: 5 * minute,
  /** How long a sign-in may take. */
  signInChallenge: 5 * minute,
  /** How long after logging in with a one-time password it need not be typed again to choose one's own. */
  oneTimePasswordShown: 15 * minute,
  newPasskeyChallenge: 5 * minute,
  /** How long the key of a new authenticator app waits for its first code. */
  newAuthenticator: 15 * minute,
  passwordResetLink: hour,
  /** How long no second link is sent to somebody who asks again. */
  freshPasswordLink: 10 * minute,
  /** How long somebody who is told of a change may say that it was not them. */
  undoLink: 7 * day,
  /** How long codes and links go to the contact of before, once another was put in its place. */
  contactBefore: day,
  /** How long the office is told in a strip of what was changed about money and messages. */
  guardedChangeShown: 7 * day,
  /** How long somebody who was looked up may be paid for together with others. */
  lookUpGrant: 2 * hour,
  invitationLink: 7 * day,
  /** A link by which somebody allows a relative to look after their membership. */
  familyLink: 14 * day,
  /** A code that is mailed to somebody who asks for a paper in public. */
  paperCode: 10 * minute,
  paperDownload: 30 * minute,
  /** A link to a paper in a mail. */
  paperLink: 7 * day,
  proofOfWorkChallenge: 10 * minute,
} as const;
