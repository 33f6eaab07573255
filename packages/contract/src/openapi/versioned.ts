/** What only some dated versions of a contract have. Fields that a version removed are at their record instead. */
export interface Versioned {
  readonly 'x-since'?: string;
  readonly 'x-removed'?: string;
  /** A parameter that had another name is in all versions. */
  readonly 'x-renamed-from'?: string;
}

/** Returns whether a version has an operation, a parameter or an event. */
export const isInVersion = (node: Versioned, version: string): boolean => {
  const { 'x-since': since, 'x-removed': removed, 'x-renamed-from': renamed } = node;
  const isAdded = since === undefined || since <= version || renamed !== undefined;
  return isAdded && (removed === undefined || version < removed);
};
