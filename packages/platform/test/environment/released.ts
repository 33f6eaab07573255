import { afterwards } from '@worklane/testing/afterwards';

/**
 * Returns an object whose method `end` ends it, at the latest afterwards, and which then forgets what it has. Node keeps the
 * modules of test files, and with them their variables: collecting the garbage beside all services that have stopped took a
 * fifth of the time.
 */
export function released<Opened extends object, End extends keyof Opened>(opened: Opened, end: End): Opened {
  let kept: Opened | undefined = opened;
  const get = (name: keyof Opened) => kept?.[name];
  const set = (name: keyof Opened, value: Opened[typeof name]) => {
    if (kept) kept[name] = value;
  };
  const stop = async () => {
    const ending = kept as Record<End, () => Promise<unknown>> | undefined;
    const result = await ending?.[end]();
    kept = undefined;
    return result;
  };
  afterwards(stop);
  const properties = (Object.keys(opened) as (keyof Opened)[]).map((name) => [
    name,
    { enumerable: true, ...(name === end ? { value: stop } : { get: () => get(name), set: set.bind(null, name) }) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as Opened;
}
