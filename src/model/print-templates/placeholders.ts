const placeholder = /\{\{\s*([^{}]{1,200}?)\s*\}\}/g

/** Paths of the placeholders of a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, path]) => path ?? '')

/** A text with its placeholders filled in, once: what a value says is never read as one. */
export const fillPlaceholders = (text: string, valueAt: (path: string) => string): string =>
  text.replace(placeholder, (_, path: string) => valueAt(path))
