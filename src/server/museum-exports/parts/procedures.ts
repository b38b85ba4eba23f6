import { type Entry, type Gathering, tally } from '../gathering.ts'
import { proceduresAfter } from '../store/procedures.ts'
import { batches, jsonLines } from './pieces.ts'

/** Procedures read at a time: one may have thousands of objects. */
const batch = 10

async function* lines(gathering: Gathering) {
  const { context, tenantId } = gathering
  const pages = batches(
    '0',
    after => context.database.inTenant(tenantId, tx => proceduresAfter(tx, { after, limit: batch })),
    ({ id }) => id,
  )
  for await (const rows of pages) {
    yield rows.map(({ line }) => line)
    tally(gathering, 'procedures', rows.length)
  }
}

/** Procedures, one a line, each with its objects, files, people, links, answers from outside and events; audits with list, findings and signature. */
export const procedureEntry = (gathering: Gathering): Entry => jsonLines('procedures.jsonl', lines(gathering))
