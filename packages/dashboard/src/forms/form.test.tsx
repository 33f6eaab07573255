import { screen, waitFor } from '@testing-library/react';
import { WorklaneError } from '@worklane/client';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { CheckboxField, FieldGroup, fieldId, fieldName, formErrors, SelectField, TextField } from './field.tsx';
import { Form } from './form.tsx';

const invalid = (violations: Record<string, string>) =>
  new WorklaneError('validation_failed', 'Invalid request', {
    status: 422,
    errors: Object.entries(violations).map(([pointer, detail]) => ({ in: 'body', pointer, code: 'invalid', detail })),
  } as never);

interface TestFormProps {
  /** The errors of the first, the second, ... submission. */
  responses: readonly Error[];
  onSubmit?: () => void;
  draft?: { restored: boolean; discard: () => void };
  pending?: boolean;
}

function TestForm({ responses, onSubmit, draft, pending }: TestFormProps) {
  const [submissions, setSubmissions] = useState(0);
  const [name, setName] = useState('');
  const [start, setStart] = useState('');
  const [type, setType] = useState('a');
  const [active, setActive] = useState(false);
  return (
    <Form
      {...(draft && { draft })}
      mutation={{ error: responses[submissions - 1] ?? null, isPending: pending ?? false }}
      onSubmit={() => {
        onSubmit?.();
        setSubmissions(submissions + 1);
      }}
      submit="Create thing"
    >
      <TextField
        pointer="/name"
        label="Name"
        description="The `name` of it."
        required
        value={name}
        onChange={setName}
      />
      <TextField pointer="/lines" label="Lines" withDescendants multiline value={start} onChange={setStart} />
      <SelectField pointer="/type" label="Type" value={type} onChange={setType}>
        <option value="a">A</option>
        <option value="b">B</option>
      </SelectField>
      <CheckboxField pointer="/active" label="Active" value={active} onChange={setActive} />
      <FieldGroup pointer="/scopes" label="Scopes">
        <p>Choices</p>
      </FieldGroup>
    </Form>
  );
}

const submit = () => screen.getByRole('button', { name: 'Create thing' });
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('Form', () => {
  it('labels each control and links it to its description', () => {
    renderPage(<TestForm responses={[]} />);
    expect(described(screen.getByLabelText(/^Name/))).toBe('The name of it.');
    expect(screen.getByRole('combobox', { name: 'Type' }).tagName).toBe('SELECT');
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Scopes' })).toBeTruthy();
  });

  it('shows each error at its field and in the summary, and focuses the first invalid control', async () => {
    const { user } = renderPage(
      <TestForm responses={[invalid({ '/type': 'is unknown', '/name': 'is required', '/scopes': 'is empty' })]} />,
    );
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Fix 3 errors to continue');
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Type is unknown',
      'Name is required',
      'Scopes is empty',
    ]);
    const name = screen.getByLabelText(/^Name/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(described(name)).toContain('Is required.');
    expect(screen.getByRole('combobox', { name: 'Type' }).getAttribute('aria-invalid')).toBe('true');
    expect(described(screen.getByRole('group', { name: 'Scopes' }))).toBe('Is empty.');
    expect(screen.getByLabelText('Active').hasAttribute('aria-invalid')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('focuses a field, or the field around it, from its link in the summary', async () => {
    const { user } = renderPage(
      <TestForm responses={[invalid({ '/lines/2': 'is not a URL', '/scopes': 'is empty' })]} />,
    );
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Lines, 3 is not a URL' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Lines'));
    await user.click(screen.getByRole('link', { name: 'Scopes is empty' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Scopes' }));
  });

  it('shows the errors of list items at the field of the list', async () => {
    const { user } = renderPage(<TestForm responses={[invalid({ '/lines/2': 'is not a URL' })]} />);
    await user.click(submit());
    await screen.findByRole('alert');
    expect(described(screen.getByLabelText('Lines'))).toBe('Is not a URL.');
  });

  it('removes the error of a field when it changes, and keeps the others', async () => {
    const { user } = renderPage(<TestForm responses={[invalid({ '/name': 'is required', '/type': 'is unknown' })]} />);
    await user.click(submit());
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText(/^Name/), 'x');
    await waitFor(() => expect(screen.getByLabelText(/^Name/).hasAttribute('aria-invalid')).toBe(false));
    expect(screen.getByRole('combobox', { name: 'Type' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('submits again although a field with an error was not changed', async () => {
    const onSubmit = vi.fn();
    const responses = [invalid({ '/name': 'must differ from type' }), invalid({ '/type': 'is unknown' })];
    const { user } = renderPage(<TestForm responses={responses} onSubmit={onSubmit} />);
    await user.click(submit());
    await screen.findByRole('alert');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'b');
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    const type = screen.getByRole('combobox', { name: 'Type' });
    await waitFor(() => expect(type.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText(/^Name/).hasAttribute('aria-invalid')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(type));
  });

  it('shows an error without violations with its code', async () => {
    const { user } = renderPage(<TestForm responses={[new WorklaneError('network_error', 'No response')]} />);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No responsenetwork_error');
  });

  it('does not submit while a submission is pending', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPage(<TestForm responses={[]} onSubmit={onSubmit} pending />);
    await user.click(submit());
    await user.type(screen.getByLabelText(/^Name/), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells that a draft was restored, and discards it', async () => {
    const discard = vi.fn();
    const { user } = renderPage(<TestForm responses={[]} draft={{ restored: true, discard }} />);
    expect(screen.getByRole('status').textContent).toContain('Draft restored');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(discard).toHaveBeenCalledOnce();
  });
});

const violation = (pointer: string, detail: string, part: 'body' | 'query' = 'body') =>
  ({ in: part, pointer, code: 'too_short', detail }) as const;

describe('formErrors', () => {
  it('returns the errors of the body by JSON pointer, several errors of a field as one sentence', () => {
    const errors = formErrors(
      new WorklaneError('validation_failed', 'Invalid request', {
        status: 422,
        errors: [
          violation('/name', 'is required'),
          violation('/name', 'must be a string'),
          violation('/scopes/2', 'is unknown'),
          violation('/limit', 'is too large', 'query'),
        ],
      }),
    );
    expect(errors['/name']).toBe('Is required; must be a string.');
    expect(errors['/scopes/2']).toBe('Is unknown.');
    expect(errors[fieldName('/scopes', true)]).toBe('Is unknown.');
    expect(errors['/scopes']).toBeUndefined();
    expect(errors['/limit']).toBeUndefined();
  });

  it('returns no errors for another exception', () => {
    expect(formErrors(new TypeError('broken'))).toEqual({});
    expect(formErrors(null)).toEqual({});
  });
});

describe('fieldId', () => {
  it('returns a distinct id for each pointer', () => {
    expect(fieldId('/line_items/0/quantity')).toBe('field-line_items-0-quantity');
  });
});
