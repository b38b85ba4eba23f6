import type { Procedure } from '#model/api/procedures/shapes.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import { type Becoming, linkKind } from '#model/engine/aspects/becoming.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { fittingValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import { type Asker, doneBy } from './acting.ts'
import { beginIn } from './begin-procedure.ts'
import { presentCurrent, refuseClosed } from './change-procedure.ts'
import { decisionOf } from './objects/change-object.ts'
import { objectsTaken, wayTo } from './objects-taken.ts'
import { type Found, may, procedureFor } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, recordEvent } from './record-event.ts'
import { insertLink, linksOf } from './store/links.ts'
import { insertObjects, objectPage, writeDocuments } from './store/objects.ts'

/** Lines written by one statement. */
const writtenAtOnce = 500

/** The objects to be taken along, in the order of the procedure. @throws {CodedError} `invalid_input` where one of those chosen is none of them. */
async function objectsOf(
  tx: TenantTransaction,
  from: Found,
  becoming: Becoming,
  chosen: readonly string[] | undefined,
): Promise<readonly string[]> {
  const taken = await objectsTaken(tx, from, becoming)
  if (chosen === undefined) return taken
  const known = new Set(taken)
  if (chosen.some(id => !known.has(id)))
    throw new CodedError('invalid_input', { fields: { objectIds: { key: 'link' } } })
  const wanted = new Set(chosen)
  return taken.filter(id => wanted.has(id))
}

/** Adds lines about the same objects to the next procedure, with the values that are carried over. */
async function carryLines(
  tx: TenantTransaction,
  from: Found,
  { id, declaration }: { readonly id: string; readonly declaration: ProcedureDeclaration },
  { line }: Becoming,
  objects: readonly string[],
): Promise<void> {
  for (let at = 0; at < objects.length; at += writtenAtOnce) {
    const ids = objects.slice(at, at + writtenAtOnce)
    await insertObjects(tx, id, typesOfLines(declaration.lines), ids)
    if (!line) continue
    const lines = await objectPage(tx, from.row.id, { ids, page: 0, size: ids.length })
    const carried = await fittingValues(
      tx,
      lineSheet(declaration),
      lines.map(({ document }) => line(document)),
    )
    const written = lines.flatMap(({ cardId }, index) => {
      const document = carried[index] ?? {}
      return Object.keys(document).length === 0
        ? []
        : [{ cardId, document, decision: decisionOf(declaration, document) }]
    })
    await writeDocuments(tx, id, written)
  }
}

export interface NextGiven {
  readonly type: string
  readonly as?: string | undefined
  readonly title?: string | undefined
  readonly objectIds?: readonly string[] | undefined
  /** Ids of those begun in this way that are known; absent: any number of them may be begun. */
  readonly besides?: readonly string[] | undefined
}

/** Refuses to begin what was begun already, unless that is known: of two presses, the second begins nothing. @throws {CodedError} `conflict` with the one that is there. */
async function refuseSecond(
  tx: TenantTransaction,
  { row }: Found,
  {
    type,
    kind,
    besides,
    reads,
  }: {
    readonly type: string
    readonly kind: string
    readonly besides: readonly string[]
    /** False for who may start procedures of the type, but not read them: they are not told which is there. */
    readonly reads: boolean
  },
): Promise<void> {
  const there = (await linksOf(tx, row.id, [type])).find(
    link => link.isBegunForThis && link.kind === kind && !besides.includes(link.id),
  )
  if (!there) return
  if (!reads) throw new CodedError('conflict')
  const { id, number, title } = there
  throw new CodedError('conflict', {
    text: 'procedures.errors.became',
    params: { number },
    data: { id, number, title },
  })
}

/**
 * Begins the procedure that follows from one that is held and may be changed, and links the two. Values that do not fit are left out.
 * @throws {CodedError} `forbidden`; `conflict` where the first is closed, or what follows was begun already; `invalid_input` at `type`, `title`
 * or `objectIds`.
 */
export async function becomeIn(
  tx: TenantTransaction,
  context: ProceduresContext,
  asker: Asker,
  from: Found,
  { besides, ...given }: NextGiven,
): Promise<Procedure> {
  refuseClosed(from)
  const { row } = from
  const becoming = wayTo(from, given)
  const declaration = procedureNamed(becoming.type)
  if (!declaration) throw new CodedError('invalid_input', { fields: { type: { key: 'choice' } } })
  if (!may(asker.actor, declaration, 'start')) throw forbidden()
  const kind = linkKind(becoming)
  if (besides)
    await refuseSecond(tx, from, {
      type: declaration.name,
      kind,
      besides,
      reads: may(asker.actor, declaration, 'read'),
    })
  const objects = await objectsOf(tx, from, becoming, given.objectIds)
  const [values = {}] = await fittingValues(tx, ownSheet(declaration), [
    becoming.values?.(row.document) ?? {},
  ])
  const id = await beginIn(tx, context, asker, {
    type: declaration.name,
    title: given.title ?? row.title,
    values,
    after: { id: row.id, number: row.number, type: row.type, kind },
  })
  await carryLines(tx, from, { id, declaration }, becoming, objects)
  const by = doneBy(asker.actor, context.clock())
  await context.effects.followLines(tx, id, objects, await authorBy(tx, by))
  await insertLink(tx, { procedureId: row.id, linkedId: id, kind }, by)
  const next = await presentCurrent(tx, asker, id)
  const details = { id, number: next.number, type: next.type, kind }
  await recordEvent(tx, row.id, { kind: 'linked', details }, by)
  return next
}

/**
 * Begins the procedure that follows from one, in one transaction.
 * @throws {CodedError} `not_found`, and what `becomeIn` throws.
 */
export const becomeProcedure = (
  context: ProceduresContext,
  asker: Asker,
  id: string,
  { besides = [], ...given }: NextGiven,
): Promise<Procedure> =>
  context.database.inTenant(asker.actor.tenantId, async tx =>
    // The lock on the first lets one press through at a time.
    becomeIn(tx, context, asker, await procedureFor(tx, asker.actor, 'edit', id), { ...given, besides }),
  )
