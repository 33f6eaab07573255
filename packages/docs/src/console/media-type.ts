/** Returns the media type of a response without its parameters, '' if it has none. */
export function mediaTypeOf({
  headers,
}: {
  readonly headers: readonly (readonly [name: string, value: string])[];
}): string {
  const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a media type is JSON (RFC 6839, section 3.1). */
export const isJson = (mediaType: string) => /^application\/([\w.-]+\+)?json$/.test(mediaType);
