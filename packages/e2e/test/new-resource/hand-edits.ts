/** What a person decides about purchase orders, in place of what the generator has marked. */
export const handEdits: readonly (readonly [file: string, marked: string, decided: string])[] = [
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe what a purchase order is."',
    'A purchase of goods and services from a supplier.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe contact_id of purchase order."',
    'The contact at the supplier.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe company_id of purchase order."',
    'The supplier.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe order_id of purchase order."',
    'The order of a customer that the purchase is for.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe supplier_reference of purchase order."',
    'The reference of the supplier.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '    x-unique: true\n',
    "    x-unique: [company_id]\n    x-messages: { unique: 'must be unique among the purchases from one supplier' }\n",
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe due_date of purchase order."',
    'The day on which the delivery is due.',
  ],
  [
    'specs/schemas/kinds/purchase-order/PurchaseOrder.yaml',
    '"TODO: Describe approved_at of purchase order."',
    'When the purchase was approved.',
  ],
  [
    'specs/openapi/openapi.yaml',
    'TODO: Describe what a purchase order is, and what it is for.',
    'A purchase order buys from a supplier, with line items and a due date. The service calculates\n      the totals.',
  ],
  [
    'packages/dashboard/src/forms/field-hints.ts',
    '  deal: {\n',
    `  'purchase-order': {
    ...common,
    contact_id: 'The person at the supplier.',
    company_id: 'The company that you buy from.',
    order_id: 'The order of a customer that you buy for.',
    status: 'How far the purchase is. Approved also records when.',
    currency,
    line_items: ['What you buy, in the order that the supplier sees.', lineItem],
    supplier_reference: 'The number that the supplier has given to the purchase.',
    due_date: 'The day on which the delivery is due.',
  },
  deal: {\n`,
  ],
];
