import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './result-cache.ts';

/** Makes Node keep the compiled code of modules. Each thread calls this before it loads large modules. */
export const useCompileCache = (): void => void enableCompileCache(join(cacheFolder, 'modules'));
