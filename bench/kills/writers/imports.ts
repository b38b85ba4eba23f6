import { sql } from 'kysely'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { common, number, title, to } from '#model/exchange/profiles/object-targets.ts'
import type { Writer } from '../writer.ts'
import { checkOperations, hasEnded } from './ended.ts'

const mapping: Mapping = { ...common, columns: [to('Number', number), to('Title', title)] }
const rowsOfATable = 60

interface Loaded {
  readonly importId: string
  readonly operationId: string
  readonly at: number
}

/** Tables that are brought, mapped and loaded, one after the other. */
export function importsWriter(): Writer {
  const brought: string[] = []
  const loaded: Loaded[] = []
  let under: string | undefined
  let count = 0
  return {
    name: 'imports',
    async write(museum) {
      const { call, fetch, acknowledged } = museum
      if (under !== undefined) {
        if (await hasEnded(museum, under)) under = undefined
        return
      }
      const at = ++count
      const lines = Array.from(
        { length: rowsOfATable },
        (_, row) => `I${at}-${row},Row ${row} of table ${at}`,
      )
      const answer = await fetch('POST', `/api/v1/imports?type=object&name=table-${at}.csv`, {
        headers: { 'content-type': 'application/octet-stream' },
        body: `Number,Title\n${lines.join('\n')}\n`,
      })
      const { id } = (await answer.json()) as ImportWithFile
      acknowledged('tables brought')
      brought.push(id)
      await call('PUT', `/api/v1/imports/${id}/mapping`, { mapping })
      const { id: operationId } = await call<Operation>('POST', `/api/v1/imports/${id}/load`)
      acknowledged('loads begun')
      loaded.push({ importId: id, operationId, at })
      under = operationId
    },
    async check({ tx, report, isSettled }) {
      if (brought.length === 0) return
      const { db, tenantId } = tx
      const imports = await db
        .selectFrom('import')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', brought)
        .select(['id', 'load_id'])
        .execute()
      const loadOf = new Map(imports.map(({ id, load_id }) => [id, load_id]))
      for (const id of brought) if (!loadOf.has(id)) report.lost(`import ${id}`)
      for (const { importId, operationId } of loaded)
        if (loadOf.get(importId) !== operationId) report.lost(`the load of import ${importId}`)
      await checkOperations(tx, report, { ids: loaded.map(({ operationId }) => operationId), isSettled })
      const { rows } = await sql<{ number: string; cards: number }>`
        select number, count(*)::int as cards from card
        where tenant_id = ${tenantId} and number like 'I%-%' group by number`.execute(db)
      const cards = new Map(rows.map(row => [row.number, row.cards]))
      for (const [number, of] of cards)
        if (of > 1) report.halfWritten(`row ${number} of a table became ${of} records`)
      if (!isSettled) return
      for (const { at } of loaded)
        for (let row = 0; row < rowsOfATable; row++)
          if (!cards.has(`I${at}-${row}`)) report.lost(`row ${row} of table ${at}`)
    },
  }
}
