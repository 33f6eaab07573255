import type { schemas } from '@worklane/contract';
import { totalsOf } from '@worklane/contract/totals';
import { formatMoney } from '../contract/money.ts';
import { fieldLabel } from '../ui/labels.ts';
import styles from './line-item-totals.module.css';

interface LineItemTotalsProps {
  /** The `line_items` of the request body as typed so far. */
  items: readonly unknown[];
  currency: string;
}

/** Shows the totals that the service will compute, while the line items are typed. */
export function LineItemTotals({ items, currency }: LineItemTotalsProps) {
  const totals = totalsOf(items.filter(isComplete), currency);
  const incomplete = items.length - items.filter(isComplete).length;
  return (
    <div className={styles.totals} role="status" aria-label="Totals">
      <dl>
        {(['net', 'tax', 'gross'] as const).map((name) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd className="number">{formatMoney(totals[name])}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && (
        <p className="small soft">
          Without {incomplete} {incomplete === 1 ? 'item that lacks' : 'items that lack'} a valid price or quantity.
        </p>
      )}
    </div>
  );
}

function isComplete(item: unknown): item is schemas.LineItemInput & { tax_rate: number } {
  const { quantity, unit_price, tax_rate } = item as Partial<schemas.LineItemInput>;
  return [quantity, unit_price?.amount, tax_rate].every((each) => typeof each === 'number');
}
