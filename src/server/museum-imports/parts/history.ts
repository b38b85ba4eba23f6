import { z } from 'zod/mini'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cut } from '#model/text/cut.ts'
import {
  accountElsewhere,
  type RevisionFromElsewhere,
  systemAuthor,
  takeHistory,
} from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import { ArchiveError, revisionLine } from '#server/museum-exports/index.ts'
import { changesHere, idsInChanges } from '../changes-here.ts'
import { count, type Taking } from '../imports-context.ts'
import { originOf, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'

const most = 1_000_000
const line = z.extend(revisionLine, {
  version: z.number().check(z.int(), z.minimum(1), z.maximum(most)),
  action: z.string().check(z.regex(/^[\w.]{1,60}$/)),
})
type Line = z.output<typeof line>

/** Records whose history is written in one transaction, and lines that are read at once. */
const recordsAtOnce = 50
const linesAtOnce = 500

/** The histories of the records of a type, whole ones, some at a time. */
async function* histories(taking: Taking, { type }: CardDeclaration): AsyncGenerator<readonly Line[][]> {
  let whole: Line[][] = []
  let open: Line[] = []
  for await (const lines of itemsOf(taking, `history/${type}.jsonl`, line, linesAtOnce)) {
    for (const each of lines) {
      if (open[0] && open[0].cardId !== each.cardId) {
        whole.push(open)
        open = []
      }
      const before = open.at(-1)?.version ?? 0
      if (each.version <= before)
        throw new ArchiveError(`history/${type}.jsonl: versions of ${each.cardId} are not in their order.`)
      open.push(each)
    }
    if (whole.length >= recordsAtOnce) {
      yield whole
      whole = []
    }
  }
  if (!taking.signal.aborted) yield open.length > 0 ? [...whole, open] : whole
}

const nameOf = (person: Line['by']): string => cut(person.name ?? '', longestName)

/** A revision as it is here; undefined for one whose changes mean nothing here: without any it would say that the record was made then. */
function revisionHere(
  declaration: CardDeclaration,
  { version, at, by, onBehalfOf, action, changes: given }: Line,
  here: Parameters<typeof changesHere>[2],
): RevisionFromElsewhere | undefined {
  const changes = changesHere(declaration, given, here)
  if (given.length > 0 && changes.length === 0) return undefined
  const isSystem = by.id === null || by.id === systemAuthor.accountId
  return {
    version,
    at: new Date(at),
    name: nameOf(by),
    accountId: isSystem ? systemAuthor.accountId : accountElsewhere,
    onBehalfOf: onBehalfOf && nameOf(onBehalfOf),
    action,
    changes,
  }
}

/** The history of records, with the names of those who made it: as it was, before the one that they have here. */
export async function takeHistories(taking: Taking): Promise<void> {
  const { context, tenantId, author, terms } = taking
  for (const declaration of declarations) {
    const types = typeIdsOf(declaration)
    for await (const given of histories(taking, declaration))
      await context.database.inTenant(tenantId, async tx => {
        const origins = given.flatMap(([first]) => (first ? [originOf(taking, first.cardId)] : []))
        const taken = await partsTaken(tx, 'history', origins)
        const open = given.filter(([first]) => first && !taken.has(originOf(taking, first.cardId)))
        if (open.length === 0) return
        const own = open.flatMap(([first]) => first?.cardId ?? [])
        const records = await recordsHere(tx, taking, own, { binned: true })
        const named = open.flat().flatMap(({ changes }) => [...idsInChanges(changes)])
        const here = { terms, records: await recordsHere(tx, taking, named, { binned: true }) }
        const histories = []
        for (const lines of open) {
          const [first] = lines
          const { id: cardId, type } = (first && records.get(first.cardId)) ?? {}
          if (!first || cardId === undefined || type === undefined || !types.includes(type)) continue
          if (!(await takePart(tx, { origin: originOf(taking, first.cardId), part: 'history' }, cardId)))
            continue
          const revisions = lines.flatMap(line => revisionHere(declaration, line, here) ?? [])
          histories.push({ cardId, revisions })
          count(taking, 'revisions', revisions.length)
        }
        await takeHistory(tx, declaration, histories, author)
      })
  }
}
