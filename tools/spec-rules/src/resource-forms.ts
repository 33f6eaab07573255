/** A word or several, in paths, scopes and event types: `order`, `purchase-order`. */
export const resourceName = /^[a-z]+(?:-[a-z]+)*$/;

/** The forms of the name of a resource kind. All others follow from the first two. */
export interface ResourceForms {
  /** `purchase-order` */
  readonly kind: string;
  /** `purchase-orders` */
  readonly collection: string;
  /** `PurchaseOrder`, its schema, and the end of its operation IDs. */
  readonly name: string;
  /** `PurchaseOrders` */
  readonly plural: string;
  /** `Purchase orders` */
  readonly tag: string;
  /** `purchaseOrders`, in clients. */
  readonly property: string;
  /** `purchase order`, in prose. */
  readonly noun: string;
  /** `purchase orders`, in prose. */
  readonly nouns: string;
  /** `a purchase order` */
  readonly one: string;
}

export function resourceForms(kind: string, collection: string): ResourceForms {
  const nouns = words(collection);
  return {
    kind,
    collection,
    name: pascalCase(kind),
    plural: pascalCase(collection),
    tag: capital(nouns),
    property: pascalCase(collection).replace(/^./, (first) => first.toLowerCase()),
    noun: words(kind),
    nouns,
    one: `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${words(kind)}`,
  };
}

export const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Returns the name of a schema: `PurchaseOrderCreated` of `purchase-order.created`. */
export const pascalCase = (name: string): string => name.split(/[-._]/).map(capital).join('');

const words = (name: string) => name.replaceAll('-', ' ');
