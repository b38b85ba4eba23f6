/** The start of a new search, as the address of the editor gives it. */
interface NewSearchAddress {
  readonly type?: string
  readonly criteria?: string
}

/** Parses the search of an address, whatever its origin. The router has parsed JSON in it already. */
export function readNewSearch({ type, criteria }: Readonly<Record<string, unknown>>): NewSearchAddress {
  const text = typeof criteria === 'object' && criteria !== null ? JSON.stringify(criteria) : criteria
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof text === 'string' && { criteria: text }),
  }
}
