// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMock, problem } from '@worklane/mock/msw';
import { setupServer } from 'msw/node';
import { useEffect, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, it } from 'vitest';

const baseUrl = 'https://api.worklane.example';
const mock = createMock({ baseUrl, empty: true });
const server = setupServer(...mock.handlers);

beforeAll(() => server.listen());
beforeEach(() => mock.reset());
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

function TaskTitle({ id }: { id: number }) {
  const [text, setText] = useState('Loading');
  useEffect(() => {
    fetch(`${baseUrl}/api/v1/1042/tasks/${id}`, { headers: { Authorization: 'Bearer x' } })
      .then((response) => response.json() as Promise<{ title: string; detail?: string }>)
      .then(({ title, detail }) => setText(detail ?? title));
  }, [id]);
  return <h1>{text}</h1>;
}

it('shows the title of the task', async () => {
  mock.seed({ tasks: [{ id: 7, title: 'Paint the door' }] });
  render(<TaskTitle id={7} />);
  await screen.findByText('Paint the door');
});

it('shows why there is no task', async () => {
  server.use(mock.override.getTask(({ params }) => problem('not_found', `No task ${params.id}.`)));
  render(<TaskTitle id={7} />);
  await screen.findByText('No task 7.');
});
