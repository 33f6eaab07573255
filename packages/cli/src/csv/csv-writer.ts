import { stringify } from 'csv-stringify/sync';

/** Returns a line of CSV. */
export const csvLine = (cells: readonly string[], delimiter = ','): string => stringify([[...cells]], { delimiter });
