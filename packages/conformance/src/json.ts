/** Returns the JSON of a text; undefined for any other text. */
export function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the code of a problem, or of an error of OAuth. */
export function codeOf({ body }: { readonly body: string }): string | undefined {
  const { code, error } = Object(parsed(body)) as { code?: string; error?: string };
  return code ?? error;
}
