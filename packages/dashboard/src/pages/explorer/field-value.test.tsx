import { render } from '@testing-library/react';
import { resources } from '@worklane/contract';
import { expect, it } from 'vitest';
import { FieldValue } from './field-value.tsx';

it.each(['javascript:alert(1)', 'https://acme.example'])('shows the website %s as text, not as a link', (website) => {
  const { container } = render(<FieldValue resource={resources.companies} name="website" value={website} />);
  expect(container.textContent).toBe(website);
  expect(container.querySelector('a')).toBeNull();
});
