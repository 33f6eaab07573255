/** Returns a number of rows, such as 10,000. */
export const formatCount = (rows: number): string => rows.toLocaleString('en-US');
