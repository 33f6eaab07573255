import { describe, expect, it } from 'vitest';
import { findResource } from './resources.ts';

const baseUrl = 'https://api.example';
const mcp = `${baseUrl}/mcp`;

describe('findResource', () => {
  it.each([
    [mcp, mcp],
    [`${mcp}/`, mcp],
    ['HTTPS://API.Example/mcp', mcp],
    [`${baseUrl}:443/mcp/read-only`, `${mcp}/read-only`],
    [baseUrl, baseUrl],
    [`${baseUrl}/`, baseUrl],
  ])('finds the resource with the URL %s', (url, found) => {
    expect(findResource(baseUrl, url)).toBe(found);
  });

  it.each([
    ...['', '/mcp', 'mcp', 'urn:x', 'https:/api.example/mcp', 'https:api.example/mcp', 'https:///api.example/mcp'],
    ...[` ${mcp}`, `${mcp} `, `${mcp}\t`, `https://api.example/m\ncp`, `${mcp}\0`, 'https:\\\\api.example\\mcp'],
    ...['https://@api.example/mcp', 'https://a:b@api.example/mcp', `${mcp}?`, `${mcp}?x`, `${mcp}#`, `${mcp}#x`],
    ...[
      `${mcp}//`,
      `${mcp}/x`,
      `${baseUrl}/MCP`,
      'http://api.example/mcp',
      `${baseUrl}:444/mcp`,
      'https://api.example.evil/mcp',
    ],
  ])('finds none with %j', (url) => {
    expect(findResource(baseUrl, url)).toBeUndefined();
  });
});
