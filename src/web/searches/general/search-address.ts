import { cut } from '#model/text/cut.ts'

/** How ages in what is typed are read; without it, where they are told from words and numbers. */
export type Ages = 'read' | 'asWords'

/** The page of the general search. */
export const searchPath = '/app/search'

/** What its address says. */
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
