/** What a pledge is made of and limited by. No schema library, so screens stay light. */

/** How often the money comes; `total` is so much until a day, in parts of any size. */
export const pledgeRhythms = ['monthly', 'quarterly', 'yearly', 'total'] as const;
export type PledgeRhythm = (typeof pledgeRhythms)[number];

export const pledgeStates = ['active', 'paused', 'ended'] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** The lists of the office: a pledge that is behind is also active. */
export const pledgeLists = [...pledgeStates, 'behind'] as const;
export type PledgeList = (typeof pledgeLists)[number];

/** What became of one period of a pledge. */
export const periodStates = ['came', 'part', 'behind', 'due', 'ahead', 'paused', 'later'] as const;
export type PeriodState = (typeof periodStates)[number];

/** A pledge of so many times ends by itself; more of them than anybody lives for is a slip of the pen. */
export const mostPledgeTimes = 600;
/** How many periods of those to come are told. */
export const shownPeriodsToCome = 7;
/** Reminders of one period, and how many days must lie between two. */
export const mostRemindersOfPeriod = 2;
