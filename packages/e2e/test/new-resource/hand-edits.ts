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
];
