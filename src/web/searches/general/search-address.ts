import { cut } from '#model/text/cut.ts'

/** The reading of ages in the search text; without it, ages are recognised in words and numbers. */
export type Ages = 'read' | 'asWords'

/** The page of the general search. */
export const searchPath = '/app/search'

/** The search part of the address. */
interface SearchAddress {
  readonly q?: string
  readonly ages?: Ages
}

/** Reads the address; the router reads '1915' in it as a number. */
export function readSearchAddress({ q, ages }: Readonly<Record<string, unknown>>): SearchAddress {
  const text = typeof q === 'string' || typeof q === 'number' ? cut(String(q), 300) : ''
  return {
    ...(text !== '' && { q: text }),
    ...((ages === 'read' || ages === 'asWords') && { ages }),
  }
}
