/** What a person decides about invoices, in place of what the generator has marked. */
export const handEdits: readonly (readonly [file: string, marked: string, decided: string])[] = [
  [
    'specs/schemas/kinds/invoice/Invoice.yaml',
    '"TODO: Describe what an invoice is."',
    'A request for payment of delivered goods and services.',
  ],
  [
    'specs/schemas/kinds/invoice/Invoice.yaml',
    '"TODO: Describe contact_id of invoice."',
    'The contact to whom the invoice is addressed.',
  ],
  [
    'specs/schemas/kinds/invoice/Invoice.yaml',
    '"TODO: Describe company_id of invoice."',
    'The company that owes the amount.',
  ],
  ['specs/schemas/kinds/invoice/Invoice.yaml', '"TODO: Describe order_id of invoice."', 'The invoiced order.'],
  [
    'specs/schemas/kinds/invoice/Invoice.yaml',
    '"TODO: Describe due_date of invoice."',
    'The last day on which the payment is on time.',
  ],
  [
    'specs/schemas/kinds/invoice/Invoice.yaml',
    '"TODO: Describe paid_at of invoice."',
    'When the status last changed to `paid`; null in any other status.',
  ],
  [
    'specs/openapi/openapi.yaml',
    'TODO: Describe what an invoice is, and what it is for.',
    'An invoice requests payment, usually for an order, with line items and a due date. The service\n      calculates the totals.',
  ],
  ['packages/platform/src/records/rules/invoice.ts', '({ resource, after })', '({ resource, before, after, now })'],
  [
    'packages/platform/src/records/rules/invoice.ts',
    "  after.paid_at = 'TODO: Decide the value of paid_at.' satisfies never;\n",
    "  if (after.status !== 'paid') after.paid_at = null;\n  else if (before?.status !== 'paid') after.paid_at = now;\n",
  ],
  [
    'packages/model/src/records/rules/status-timestamps.ts',
    "  { timestamp: 'closed_at', field: 'stage', values: ['won', 'lost'] },\n",
    "  { timestamp: 'closed_at', field: 'stage', values: ['won', 'lost'] },\n" +
      "  { timestamp: 'paid_at', field: 'status', values: ['paid'] },\n",
  ],
];
