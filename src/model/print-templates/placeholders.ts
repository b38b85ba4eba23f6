const placeholder = /\{\{([^{}]+)\}\}/g
const longestPath = 200

/** The path that stands between the braces of a placeholder; undefined for what is none. */
const pathIn = (inside = ''): string | undefined => {
  const path = inside.trim()
  return path === '' || path.length > longestPath ? undefined : path
}

/** Paths of the placeholders of a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, inside]) => pathIn(inside) ?? [])

/** A text with its placeholders filled in, once: what a value says is never read as one. */
export const fillPlaceholders = (text: string, valueAt: (path: string) => string): string =>
  text.replace(placeholder, (whole: string, inside: string) => {
    const path = pathIn(inside)
    return path === undefined ? whole : valueAt(path)
  })
