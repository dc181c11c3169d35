/** Words of the lists and posters of ritual days. */
export const words = {
  others: 'Names',
  late: 'Came after the list closed',
  weekDay: (day: number) =>
    day === 49 ? '49th day, the last' : day === 42 ? '42nd day' : `${day}${day === 21 ? 'st' : 'th'} day`,
  poster: {
    title: (year: number) => `Ritual days ${year}`,
    titleDzongkha: 'མཆོད་པའི་ཉིན་གྲངས།',
    none: 'No day is announced',
    note: 'Give a name, and it is read aloud on the day.',
  },
};
