export const closingWords = {
  notesOfBhutan: 'must be left out, because only ngultrum are counted by note',
  otherSum: 'must be the sum of the notes',
  unexplained: 'must say why the cash differs from the books',
  future: 'must not be in the future',
  closedAlready: 'This day is closed already',
  closedBy: (name: string, at: string) => `This day was closed by ${name} on ${at}`,
  bookedMeanwhile: (booked: string) =>
    `Cash was booked while you were counting: it is ${booked} now. Check your count and close the day again`,
  title: 'Daily cash report',
  notClosed: 'Not closed yet',
  lead: (day: string, currency: string) => `Cash of ${day}, in ${currency}`,
  closed: (name: string, at: string) => `Closed by ${name} on ${at}`,
  notes: (counts: string) => `Notes counted: ${counts}`,
  note: (count: number, value: number) => `${count} × ${value}`,
  remark: (text: string) => `Remark: ${text}`,
  changed: (booked: string, difference: string) =>
    `Changed since closing: ${booked} is booked now, a difference of ${difference}`,
  footer: 'Days are days in Bhutan.',
  figures: {
    opening: 'Opening cash',
    booked: 'Booked',
    counted: 'Counted',
    difference: 'Difference',
  },
  columns: { person: 'Recorded by', received: 'Received', returned: 'Refunded', booked: 'Booked' },
  nobody: 'Import or system',
  total: 'Total',
};
