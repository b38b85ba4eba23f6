import type { SchemeName } from '../authorities/schemes.ts'
import { authority, list, text } from '../kinds/build.ts'

/** Identifiers in authority files and in other systems. */
export const identifiers = (...schemes: readonly SchemeName[]) =>
  list({
    identifier: authority({ schemes: [...schemes, 'source'], required: true }),
    note: text({ level: 'A' }),
  })
