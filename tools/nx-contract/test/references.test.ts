import { join } from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { referencedFiles } from '../src/references.ts';
import { repository } from './specs-workspace.ts';

describe('referencedFiles', () => {
  it.each(['specs/openapi/openapi.yaml', 'specs/openapi/dashboard.yaml', 'specs/asyncapi/asyncapi.yaml'])(
    'returns all files of %s that Redocly opens to bundle it',
    async (document) => {
      const config = await loadConfig({ configPath: join(repository, 'specs/redocly.yaml') });
      const { fileDependencies } = await bundle({ ref: join(repository, document), config });
      const opened = [...fileDependencies].map((file) => file.slice(repository.length));

      // Redocly follows the definitions that a document needs of a file; other definitions of derived files lead to more.
      expect(referencedFiles(repository, document, new Map())).toEqual(expect.arrayContaining([document, ...opened]));
    },
  );
});
