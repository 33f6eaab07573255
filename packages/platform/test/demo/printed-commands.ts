/** Returns the commands below each heading of the first steps. */
export function printedCommands(printed: string): Map<string, string> {
  const sections = printed.split(/^(?=\S)/m).map((section) => section.split(/:\n(.*)/s));
  return new Map(sections.map(([heading = '', commands = '']) => [heading, commands]));
}

export const actForUser =
  'Act for a user: open the printed URL, allow access, and paste the code from the address bar within a minute';
export const withoutSecret = 'The same without a secret';
