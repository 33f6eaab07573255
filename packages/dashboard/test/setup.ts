import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// On a busy machine a response can take longer than the second that is the default.
configure({ asyncUtilTimeout: 20_000 });

// Icons are decorative, and the library consists of a file for each of its 1,700 icons.
vi.mock(
  'lucide-react',
  () => new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => null), has: () => true }),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
