const placeholder = /\{\{([^{}]+)\}\}/g
const longestPath = 200

/** Returns the path within the braces of a placeholder; undefined for anything else. */
const pathIn = (inside = ''): string | undefined => {
  const path = inside.trim()
  return path === '' || path.length > longestPath ? undefined : path
}

/** Returns the paths of a text's placeholders, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, inside]) => pathIn(inside) ?? [])

/** Fills in a text's placeholders in one pass: braces within values are left as they are. */
export const fillPlaceholders = (text: string, valueAt: (path: string) => string): string =>
  text.replace(placeholder, (whole: string, inside: string) => {
    const path = pathIn(inside)
    return path === undefined ? whole : valueAt(path)
  })
