import type { SchemeName } from '../authorities/schemes.ts'
import { authority, list, text } from '../kinds/build.ts'

/** Numbers by which others know it: of authority files, and of systems it came from. */
export const identifiers = (...schemes: readonly SchemeName[]) =>
  list({
    identifier: authority({ schemes: [...schemes, 'source'], required: true }),
    note: text({ level: 'A' }),
  })
