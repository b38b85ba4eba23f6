import { type Entry, type Gathering, tally } from '../gathering.ts'
import { smallRows } from '../store/museum.ts'
import { jsonEntry } from './pieces.ts'

const tables = [
  ['reports', 'conditionReports'],
  ['damages', 'conditionDamages'],
  ['regions', 'conditionRegions'],
  ['images', 'conditionImages'],
  ['signatures', 'conditionSignatures'],
] as const

/** Condition reports, a file a table; those in the bin, too. */
export async function* conditionReportEntries(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId } = gathering
  for (const [name, table] of tables) {
    const rows = await context.database.inTenant(tenantId, tx => smallRows(tx, table))
    tally(gathering, `conditionReports/${name}`, rows.length)
    yield jsonEntry(`condition-reports/${name}.json`, rows)
  }
}
