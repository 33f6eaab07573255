import schemas from 'contract:schemas';
import { render } from '@testing-library/react';
import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../contract/fields.ts';
import { FieldValue } from './field-value.tsx';

function show(resource: Resource, name: string, value: unknown, compact = false) {
  const field = fieldsOf(schemas, resource.schemas.record).find((each) => each.name === name);
  if (!field) throw new Error(`No field ${name}.`);
  return render(<FieldValue field={field} value={value} compact={compact} />).container;
}

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('FieldValue', () => {
  it.each([
    [resources.companies, 'website', 'https://acme.example/a', 'https://acme.example/a'],
    [resources.contacts, 'email', 'a?b@c.example', 'mailto:a%3Fb@c.example'],
    [resources.contacts, 'phone', '+46 (8) 123-45', 'tel:+46812345'],
  ])('links the value of %o.%s', (resource, name, value, href) => {
    const container = show(resource, name, value);
    expect(container.textContent).toBe(value);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it.each([
    [resources.companies, 'website', 'javascript:alert(1)'],
    [resources.companies, 'website', 'acme.example'],
    [resources.contacts, 'phone', '123 or 456'],
  ])('shows %o.%s as text if it is not safe to open', (resource, name, value) => {
    const container = show(resource, name, value);
    expect(container.textContent).toBe(value);
    expect(container.querySelector('a')).toBeNull();
  });

  it.each([
    [resources.products, 'unit_price', { amount: 1_500, currency: 'KWD' }, /KWD.1\.500/],
    [resources.products, 'tax_rate', 25, /^25%$/],
    [resources.products, 'active', false, /^No$/],
    [resources.products, 'stock_quantity', 0, /^0$/],
    [resources.services, 'duration_minutes', 90, /^1 h 30 min$/],
    [resources.documents, 'size_bytes', 1_234_567, /^1\.2 MB$/],
    [resources.projects, 'due_date', '2026-03-01', /^1 Mar 2026$/],
    [resources.tasks, 'status', 'in_progress', /^In progress$/],
    [resources.tasks, 'tags', ['a', 'b'], /^ab$/],
    [resources.tasks, 'tags', [], /^-$/],
    [resources.tasks, 'custom_fields', {}, /^-$/],
    [resources.tasks, 'created_by', { type: 'agent', client_id: 'app_1' }, /^agent app_1$/],
    [resources.tasks, 'updated_by', null, /^-$/],
    [resources.tasks, 'custom_fields', { vip: true, code: '007' }, /^vipYescode007$/],
    [resources.contacts, 'address', { city: 'Malmö', postal_code: '211 20', country: 'SE' }, /^211 20 MalmöSweden$/],
    [resources.orders, 'totals', { net: eur(100), tax: eur(25), gross: eur(125) }, /^Net€1\.00Tax€0\.25Gross€1\.25$/],
  ])('shows %o.%s %j', (resource, name, value, text) => {
    expect(show(resource, name, value).textContent).toMatch(text);
  });

  it('shows the value of a list on one line', () => {
    expect(show(resources.orders, 'totals', { net: eur(100), gross: eur(125) }, true).textContent).toBe('€1.25');
    expect(show(resources.orders, 'line_items', [{}, {}], true).textContent).toBe('2 items');
    expect(show(resources.contacts, 'address', { line1: 'Kai 1', city: null }, true).textContent).toBe('Kai 1');
  });

  it('shows line items with their amounts, without columns that all lack', () => {
    const item = { description: 'Oak', quantity: 2.5, unit_price: eur(12_000), tax_rate: 25 };
    const container = show(resources.orders, 'line_items', [{ ...item, product_id: null, service_id: null }]);
    const headers = [...container.querySelectorAll('th')].map((cell) => cell.textContent);
    expect(headers).toEqual(['Description', 'Quantity', 'Unit price', 'Tax rate', 'Amount']);
    expect(container.querySelector('td:last-child')?.textContent).toBe('€300.00');
  });
});
