import type { MuseumExport } from '#model/api/museum-exports.ts'
import type { Person } from '../../exchange/museum-person.ts'
import { until, type Visitor, type Work } from '../visitor.ts'
import { changingWorks } from './changes.ts'
import { fileWorks } from './files.ts'
import { operatingWorks } from './operating.ts'
import { printingWorks } from './printing.ts'
import { procedureWorks } from './procedures.ts'
import { readingWorks } from './reading.ts'
import { tableWorks } from './tables.ts'
import { vocabularyWorks } from './vocabularies.ts'

/** A large archive of a museum's, and what it was. */
export async function everything({ ask, tenantId }: Visitor, look: () => void): Promise<MuseumExport> {
  const path = `/api/v1/tenant/${tenantId}/exports`
  await ask('POST', path, { originals: true, earlier: true })
  const made = await until(
    async () => {
      look()
      return (await ask<{ result: MuseumExport[] }>('GET', path)).result[0]
    },
    newest => newest?.state !== 'WAITING' && newest?.state !== 'RUNNING',
  )
  if (made?.state !== 'DONE') throw new Error(`the archive is ${made?.state}: ${made?.failure}`)
  return made
}

/** Every kind of work, in an order in which what changes a lot comes last. */
export const works = (visitor: Visitor, operator: Person): readonly Work[] => [
  ...readingWorks(visitor),
  ...printingWorks(visitor),
  ...tableWorks(visitor),
  ...vocabularyWorks(visitor),
  ...fileWorks(visitor),
  ...procedureWorks(visitor),
  ...changingWorks(visitor),
  ...operatingWorks(operator),
]
