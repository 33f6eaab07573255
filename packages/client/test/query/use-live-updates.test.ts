// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@worklane/testing/wait-for';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useLiveUpdates } from '../../src/react-query.ts';
import { problem, startQueries } from './service.ts';

const root = createRoot(new Window().document.createElement('div') as never);
afterEach(() => root.render(null));

/** Returns a function that renders a component with live updates of these types. */
function startComponent(respond: Parameters<typeof startQueries>[0]) {
  const started = startQueries(respond);
  const { queries, queryClient } = started;
  const errors: unknown[] = [];
  const Live = ({ types }: { types: ['task.created'] }) => {
    errors.push(useLiveUpdates(queries, { types, cursor: 'c' }));
    return null;
  };
  const render = () =>
    root.render(
      createElement(QueryClientProvider, { client: queryClient }, createElement(Live, { types: ['task.created'] })),
    );
  return { ...started, render, errors };
}

it('follows the stream until the component is removed, whatever it renders', async () => {
  const { render, requests, signals, errors } = startComponent(() => new Promise(() => undefined));
  render();
  await waitFor(() => expect(requests).toEqual(['GET events/stream?types=task.created after c']));
  render();
  await waitFor(() => expect(errors.length).toBeGreaterThan(1));
  expect(requests).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  root.render(null);
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

it('returns the error that ended the updates', async () => {
  const { render, errors } = startComponent(() => problem(410, 'cursor_expired'));
  render();
  await waitFor(() => expect(errors.at(-1)).toMatchObject({ code: 'cursor_expired' }));
});
