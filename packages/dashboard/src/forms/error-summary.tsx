import { WorklaneError } from '@worklane/client';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { fieldWords } from '../ui/words.ts';
import { fieldId } from './field-errors.ts';

/** What is wrong with a form, each line leading to its field. */
export function ErrorSummary({ error }: { error: Error }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error]);

  if (!WorklaneError.is(error) || error.errors.length === 0) return <ProblemNotice error={error} />;
  return (
    <Notice ref={place} tone="problem" title={title(error.errors.length)}>
      <ul>
        {error.errors.map(({ pointer, detail }) => (
          <li key={`${pointer} ${detail}`}>
            {pointer === '' ? (
              detail
            ) : (
              <a href={`#${fieldId(pointer)}`} onClick={(event) => leadTo(pointer) && event.preventDefault()}>
                {placeWords(pointer)} {detail}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const title = (places: number): string =>
  places === 1 ? 'One thing has to be changed' : `${places} things have to be changed`;

/** `/line_items/0/unit_price` is `Line items, 1, Unit price`. */
const placeWords = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : fieldWords(part)))
    .join(', ');

/** Focuses the field, or the nearest one around it. */
function leadTo(pointer: string): boolean {
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const element = document.getElementById(fieldId(place));
    if (!element) continue;
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
