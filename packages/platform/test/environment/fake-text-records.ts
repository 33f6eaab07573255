import { Resolver } from 'node:dns/promises';

const { resolveTxt } = Resolver.prototype;

/** Replaces the TXT records of DNS for all tests of a file. @returns a function that ends it */
export function fakeTextRecords(find: (name: string) => string[][] | undefined): () => void {
  Resolver.prototype.resolveTxt = async (name) => {
    const found = find(name);
    if (!found) throw new Error('queryTxt ENOTFOUND');
    return found;
  };
  return () => {
    Resolver.prototype.resolveTxt = resolveTxt;
  };
}
