const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (timeZone !== process.env.TZ)
  throw new Error(`These tests want the clock of ${process.env.TZ}, not of ${timeZone}.`);
