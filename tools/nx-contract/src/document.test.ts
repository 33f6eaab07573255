import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from './document.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'worklane-documents-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function find(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const projects = (paths: readonly string[]) => new Map(paths.map((path) => [path, 'specs']));
  return findDocuments(root, Object.keys(files), projects).map(
    ({ name, language, path }) => `${name} ${language} ${path}`,
  );
}

describe('findDocuments', () => {
  it('recognizes documents by the root key of their language', () => {
    const documents = find({
      'specs/openapi/openapi.yaml': 'openapi: 3.1.0\n',
      'specs/openapi/dashboard.yaml': '# internal\n"openapi": 3.1.0\n',
      'specs/asyncapi/asyncapi.yaml': 'asyncapi: 3.0.0\n',
      'specs/flows/first-webhook.arazzo.yaml': 'arazzo: 1.0.1\n',
      'specs/json/museum.openapi.json': '{ "info": {}, "openapi": "3.1.0" }',
    });
    expect(documents).toEqual([
      'asyncapi asyncapi specs/asyncapi/asyncapi.yaml',
      'first-webhook arazzo specs/flows/first-webhook.arazzo.yaml',
      'museum openapi specs/json/museum.openapi.json',
      'dashboard openapi specs/openapi/dashboard.yaml',
      'openapi openapi specs/openapi/openapi.yaml',
    ]);
  });

  it('ignores parts of documents and other files', () => {
    const documents = find({
      'specs/redocly.yaml': 'rules:\n  openapi: off\n',
      'specs/openapi/paths/tasks.yaml': 'get: { responses: {} }\n',
      'specs/openapi/list.openapi.json': '["openapi"]',
      'specs/schemas/Task.yaml': 'type: object\nproperties:\n  openapi: { type: string }\n',
    });
    expect(documents).toEqual([]);
  });

  it('prefixes the folder name if two files have the same name', () => {
    const documents = find({
      'specs/admin/openapi.yaml': 'openapi: 3.1.0\n',
      'specs/openapi/openapi.yaml': 'openapi: 3.1.0\n',
    });
    expect(documents).toEqual([
      'admin-openapi openapi specs/admin/openapi.yaml',
      'openapi openapi specs/openapi/openapi.yaml',
    ]);
  });
});
