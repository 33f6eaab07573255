const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a date of the contract for readers: `3 May 2027` for `2027-05-03`. */
export const longDate = (date: string): string => format.format(new Date(date));
