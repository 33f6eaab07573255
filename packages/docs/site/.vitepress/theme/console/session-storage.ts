/// <reference lib="dom" />
import { type Ref, ref, watch } from 'vue';

// The tab forgets everything when it is closed: tokens and IDs must not outlive it.
const prefix = 'worklane:console:';

export function readStored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined; // The browser blocks storage.
  }
}

export function writeStored(key: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + key, value);
  } catch {
    // Kept for this page only.
  }
}

/** Returns a text that the tab keeps until it is closed. */
export function storedRef(key: string, initial: string): Ref<string> {
  const value = ref(readStored(key) ?? initial);
  watch(value, (changed) => writeStored(key, changed));
  return value;
}
