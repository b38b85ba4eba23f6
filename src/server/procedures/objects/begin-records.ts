import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import {
  announce,
  type CardRecord,
  fittingValues,
  mayDo,
  numbersOf,
  type Renamed,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { refuseClosed } from '../change-procedure.ts'
import type { Found } from '../permitted.ts'
import { authorBy } from '../record-event.ts'
import type { DoneBy } from '../store/events.ts'
import { insertObjects, writeDocuments } from '../store/objects.ts'
import { decisionOf } from './change-object.ts'

/** Records that a procedure may begin, and the values that all of them have. */
export interface Beginning {
  readonly declaration: CardDeclaration
  readonly begins: CardValues
}

/**
 * The records that someone may begin in a procedure, which is held.
 * @throws {CodedError} `not_found` for types that begin no records; `forbidden` for those who may not create them; `conflict` where it is closed.
 */
export function beginningIn(one: Found, actor: MuseumActor): Beginning {
  const { lines } = one.declaration
  if (!lines.begins) throw notFound()
  const declaration = recordsOfLines(lines)
  if (!mayDo(declaration, actor, 'create')) throw forbidden()
  refuseClosed(one)
  return { declaration, begins: lines.begins }
}

/** A record to be begun, and what the line about it begins with. */
export interface Begun {
  readonly values: CardValues
  readonly line?: CardValues
}

/** Writes new records that come with a procedure, whose history names it, and a line about each with the number on its tag. */
export async function beginRecords(
  tx: TenantTransaction,
  { row, declaration: { name, type, lines } }: Found,
  { declaration }: Beginning,
  begun: readonly Begun[],
  { by, renamed }: { readonly by: DoneBy; readonly renamed: Renamed },
): Promise<readonly CardRecord[]> {
  const author = await authorBy(tx, by)
  const details = { procedureId: row.id, procedure: row.number, type: name }
  const written = await writeCards(
    tx,
    begun.map(({ values }) => ({ values })),
    { declaration, author, action: 'created', renamed, details },
  )
  const records = written.map(({ record }) => record)
  const ids = records.map(({ id }) => id)
  await announce(tx, declaration, { ids, what: 'created', accountId: by.accountId ?? author.accountId })
  await insertObjects(tx, row.id, typesOfLines(lines), ids)
  const documents = await fittingValues(
    tx,
    lineSheet({ type, lines }),
    records.map(({ data }, at) => {
      const [first] = numbersOf(declaration, data)
      return { ...begun[at]?.line, ...(lines.tag && first && { [lines.tag]: first.number }) }
    }),
  )
  await writeDocuments(
    tx,
    row.id,
    ids.flatMap((cardId, at) => {
      const document = documents[at] ?? {}
      return Object.keys(document).length === 0
        ? []
        : [{ cardId, document, decision: decisionOf({ lines }, document) }]
    }),
  )
  return records
}
