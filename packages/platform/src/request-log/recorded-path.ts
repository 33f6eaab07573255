/** IDs, and the words of which the paths of the contract consist. */
const harmlessPath = /^(?:\/(?:\d{1,19}|v\d|\.?[a-z][a-z_-]{0,31}))+$/;
const harmlessSegment = /^(?:\d{1,19}|v\d|\.?[a-z][a-z_-]{0,31})$/;

const maxSegments = 10;

/**
 * Returns the path of a URL without its query. A segment that is neither an ID nor a word becomes `*`, because people paste
 * tokens and personal data into paths.
 */
export function recordedPath(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (path.length <= 128 && harmlessPath.test(path)) return path;
  const [, ...segments] = path.split('/', maxSegments + 1);
  return `/${segments.map((segment) => (harmlessSegment.test(segment) || segment === '' ? segment : '*')).join('/')}`;
}
