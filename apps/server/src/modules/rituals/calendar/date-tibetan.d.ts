/** What is used of the library, which comes without types. */
declare module '@hnw/date-tibetan' {
  export class CalendarBhutanese {
    constructor(
      cycle?: number,
      year?: number,
      month?: number,
      leapMonth?: boolean,
      day?: number,
      leapDay?: boolean,
    );
    fromGregorian(year: number, month: number, day: number): this;
    get(): [number, number, number, boolean, number, boolean];
    toGregorian(): { year: number; month: number; day: number };
  }
}
