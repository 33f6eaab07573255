/** Returns a media type without its parameters; undefined when there is none. */
export const mediaTypeOf = (contentType: string | undefined): string | undefined =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() || undefined;

/**
 * Returns the key of a `content` object that describes a media type: the most specific one (OpenAPI 3.1, Media Types), which may
 * be a range such as `image/*`.
 */
export function describedMediaType(content: object, contentType: string | undefined): string | undefined {
  if (contentType === undefined || Object.hasOwn(content, contentType)) return contentType;
  const type = mediaTypeOf(contentType);
  if (type === undefined || Object.hasOwn(content, type)) return type;
  const keys = Object.keys(content);
  const withParameters = normalized(contentType);
  const range = `${type.slice(0, type.indexOf('/'))}/*`;
  return (
    keys.find((key) => key.includes(';') && normalized(key) === withParameters) ??
    [type, range, '*/*'].flatMap((wanted) => keys.find((key) => mediaTypeOf(key) === wanted) ?? [])[0]
  );
}

const normalized = (mediaType: string) => mediaType.toLowerCase().replace(/[\s"]/g, '');

/** How the bytes of a body are read and written. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'binary';

export function bodyFormat(mediaType: string): BodyFormat {
  if (/^[^/]+\/(?:[^/]*\+)?json$/.test(mediaType)) return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  if (mediaType === 'multipart/form-data') return 'multipart';
  return /^text\/|[/+]xml$/.test(mediaType) ? 'text' : 'binary';
}
