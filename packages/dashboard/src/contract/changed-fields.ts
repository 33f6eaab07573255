/** Returns the names of the fields that an update changed, without those that every change sets. */
export const changedFieldNames = (previous: object): string[] =>
  Object.keys(previous).filter((name) => name !== 'version' && name !== 'updated_at');
