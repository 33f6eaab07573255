/** The characters at the start of a cell by which spreadsheets recognize a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r]/;

/** Signed numbers and phone numbers, which spreadsheets calculate without harm. */
const plainNumber = /^[+-][\d\s()./-]*$/;

/**
 * Puts an apostrophe before text that a spreadsheet would execute as a formula. Text that only seems escaped gets one more,
 * so that `unescapeFormula` returns every text as it was.
 */
export const escapeFormula = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
