/** A time to wait for people: seconds below two minutes, above them whole minutes that are long enough. */
export function waitWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
