import { problemMessage } from '#model/exchange/read-row.ts'
import { type Writing, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import type { Judged, Judging } from './judged.ts'

/** Outcome of written rows: the cards they made or changed, and what the database had against others. */
export interface WrittenRows {
  readonly cardOf: ReadonlyMap<Judged, string>
  readonly judged: readonly Judged[]
}

const isToWrite = ({ outcome }: Judged): boolean => outcome === 'created' || outcome === 'updated'

/** Rows that make or change a card. Of rows that add to the same one, the last holds what all of them say. */
const toWrite = (judged: readonly Judged[]): readonly Judged[] => [
  ...new Map(judged.filter(isToWrite).map(each => [each.record?.id ?? each, each])).values(),
]

async function write(
  tx: TenantTransaction,
  rows: readonly Judged[],
  writing: Writing,
): Promise<ReadonlyMap<Judged, string>> {
  const written = await writeCards(
    tx,
    rows.map(({ record, values = {} }) => ({ values, ...(record && { record }) })),
    writing,
  )
  return new Map(
    rows.flatMap((row, at) => {
      const id = written[at]?.record.id
      return id === undefined ? [] : [[row, id] as const]
    }),
  )
}

const refusedFor = (row: Judged, { mapping }: Judging, { details }: CodedError): Judged => ({
  ...row,
  outcome: 'refused',
  changes: [],
  terms: [],
  messages: [
    ...row.messages,
    ...Object.entries(details.fields ?? {}).map(([place, problem]) =>
      problemMessage(mapping, place, problem),
    ),
  ],
})

/**
 * Writes the cards of rows. What only the whole museum shows, that a record would be its own parent, is reported for its row
 * alone.
 */
export async function writeRows(
  tx: TenantTransaction,
  judging: Judging,
  judged: readonly Judged[],
  writing: Writing,
): Promise<WrittenRows> {
  const cardOf = new Map<Judged, string>()
  const attempt = (rows: readonly Judged[]): Promise<void> =>
    inSavepoint(tx, async () => {
      for (const [row, id] of await write(tx, rows, writing)) cardOf.set(row, id)
    })
  const rows = toWrite(judged)
  if (rows.length === 0) return { cardOf, judged }
  const wrong = new Map<string | undefined | Judged, CodedError>()
  try {
    await attempt(rows)
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'invalid_input') throw error
    for (const row of rows)
      try {
        await attempt([row])
      } catch (alone) {
        if (!(alone instanceof CodedError) || alone.code !== 'invalid_input') throw alone
        wrong.set(row.record?.id ?? row, alone)
      }
  }
  return {
    cardOf,
    judged: judged.map(row => {
      const error = isToWrite(row) ? wrong.get(row.record?.id ?? row) : undefined
      return error ? refusedFor(row, judging, error) : row
    }),
  }
}
