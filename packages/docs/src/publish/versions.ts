/** An entry of `versions.json`, beside the folders of the versions. All versions read it, so its format only grows. */
export interface PublishedVersion {
  /** Such as 0.2. */
  readonly version: string;
  /** The folder, relative to `versions.json`. */
  readonly path: string;
  /** The date on which the version was first published, as YYYY-MM-DD. */
  readonly released: string;
  readonly latest?: true;
}

/** Returns the versions with one more, the highest first. A version that is published again keeps its date. */
export function withVersion(versions: readonly PublishedVersion[], version: string, date: string): PublishedVersion[] {
  const known = versions.find((one) => one.version === version);
  const others = versions.filter((one) => one.version !== version);
  const all = [...others, { version, path: `${version}/`, released: known?.released ?? date }];
  return all
    .toSorted((a, b) => compare(b.version, a.version))
    .map(({ version, path, released }, index) => ({
      version,
      path,
      released,
      ...(index === 0 ? { latest: true } : {}),
    }));
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
