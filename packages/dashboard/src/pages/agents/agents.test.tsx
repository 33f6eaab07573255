import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { Agents } from './agents.tsx';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
});

function renderAgents(role: 'owner' | 'member' = 'owner') {
  const page = renderPage(<Agents />, { at: '/7/agents', role });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  return page;
}

/** Returns the block of code with a title. */
function block(title: RegExp): HTMLElement {
  const figure = screen.getByText(title).closest('figure');
  if (!figure) throw new Error(`There is no code with the title ${title}.`);
  return figure;
}

const code = (title: RegExp) => block(title).querySelector('code')?.textContent;

describe('The page of AI agents', () => {
  it('copies the configuration of each client', async () => {
    const { user } = renderAgents();
    for (const title of [/^Claude Code/, /^VS Code/, /^Cursor/]) {
      await user.click(within(block(title)).getByRole('button', { name: 'Copy' }));
    }
    await user.click(screen.getByRole('button', { name: 'Copy URL' }));
    const url = `${location.origin}/mcp`;
    expect(written[0]).toBe(`claude mcp add --transport http worklane ${url}`);
    expect(JSON.parse(written[1] ?? '')).toEqual({ servers: { worklane: { type: 'http', url } } });
    expect(JSON.parse(written[2] ?? '')).toEqual({ mcpServers: { worklane: { url } } });
    expect(written[3]).toBe(url);
    expect(screen.getByText('VS Code: .vscode/mcp.json')).toBeTruthy();
    expect(screen.getByText('Cursor: .cursor/mcp.json')).toBeTruthy();
  });

  it('shows the configurations that only read, and those of the command line, by keyboard', async () => {
    const { user } = renderAgents();
    await user.click(screen.getByRole('radio', { name: /^Read and change records/ }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Read records/, checked: true })).toBeTruthy();
    expect(code(/^Claude Code/)).toContain('/mcp/read-only');
    expect(code(/^VS Code/)).toContain('/mcp/read-only');
    expect(code(/^Cursor/)).toContain('/mcp/read-only');
    await user.keyboard('{ArrowDown}');
    expect(code(/^First: sign in/)).toBe(`npx @worklane/cli login --base-url ${location.origin}`);
    expect(code(/^Claude Code/)).toContain('-- npx -y @worklane/cli mcp');
    expect(screen.queryByRole('button', { name: 'Copy URL' })).toBeNull();
  });

  it('links to the guide and to the lists in which access is revoked', () => {
    renderAgents();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Learn what agents can do')).toBe('/docs/agents');
    expect(target('your account')).toBe('/account');
    expect(target('applications')).toBe('/7/applications');
  });

  it('says to members who can revoke the access of others', () => {
    renderAgents('member');
    expect(screen.getByText(/Owners can revoke that of all members/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'applications' })).toBeNull();
  });
});
