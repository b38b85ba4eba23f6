import { createHash } from 'node:crypto'
import { declarationOfId, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import {
  type CardRecord,
  linkedOfType,
  markBelowForPublic,
  markLinkedForPublic,
  type PublicMark,
  publicLines,
  publicNamesOf,
  recordAsDeclared,
  takeMarks,
} from '#server/cards/index.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { type Database, museumIds, type TenantTransaction } from '#server/platform/db/index.ts'
import { isCoded } from '#server/platform/errors.ts'
import { defineJob, type JobContext, type Jobs } from '#server/platform/jobs/index.ts'
import { projectRecords } from './project-cards.ts'
import { publicNow } from './public-now.ts'
import { publicPictures } from './public-pictures.ts'
import {
  emptyRecord,
  type FoundRecord,
  keepRecords,
  knownRecords,
  noteChanges,
  noteFollowed,
  type PublicChange,
} from './store/public-records.ts'
import { recordsByIds } from './store/records.ts'
import { siteForUpdate } from './store/sites.ts'

/** Records looked at in one transaction. */
const atOnce = 100

/** Pictures of a record that are looked at: any of them makes it one with a picture. */
const mostPictures = 20

/** Fields by which records of a type stand below others. */
const treePaths = [
  ...new Set(declarations.flatMap(({ site, broaderPath }) => (site && broaderPath ? [broaderPath] : []))),
]

/** Milliseconds for which changes of a museum are gathered. */
const gatheredFor = 200

/** Names of the public pictures of some records, by record. */
async function pictureNames(
  tx: TenantTransaction,
  records: readonly CardRecord[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const attached = await linkedOfType(
    tx,
    records.map(({ id }) => id),
    attachedType,
    mostPictures,
  )
  const idsOf = ({ id, cover_file_id }: CardRecord) => [
    ...new Set([...(cover_file_id === null ? [] : [cover_file_id]), ...(attached.get(id) ?? [])]),
  ]
  const pictures = await publicPictures(tx, records.flatMap(idsOf))
  return new Map(
    records.map(record => [record.id, idsOf(record).flatMap(id => pictures.get(id)?.name ?? [])]),
  )
}

/** Published records of a type as the public finds them now. */
async function foundRecords(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
): Promise<readonly Omit<FoundRecord, 'change'>[]> {
  const { records: projected, known } = await projectRecords(tx, declaration, records)
  const pictures = await pictureNames(tx, records)
  const picturesOf = ({ id }: CardRecord) => pictures.get(id) ?? []
  const lines = await publicLines(
    tx,
    declaration,
    records.flatMap((record, at) => {
      const seen = projected[at]?.seen
      return seen ? [{ ...seen, pictured: picturesOf(record).length > 0 }] : []
    }),
    known,
  )
  return records.flatMap((record, at) => {
    const [line, card] = [lines[at], projected[at]?.card]
    if (!line || !card) return []
    const names = picturesOf(record)
    const hash = createHash('sha256')
      .update(canonicalJson([card, names]))
      .digest('base64url')
    return [
      { ...line, cardId: record.id, type: cardTypes[declaration.type], pictured: names.length > 0, hash },
    ]
  })
}

/** Brings what the public finds of some records up to date. What changes for the public is numbered; what does not, is not told. */
async function follow(
  tx: TenantTransaction,
  marks: readonly PublicMark[],
  lastChange: number,
): Promise<void> {
  const ids = marks.map(({ cardId }) => cardId)
  const named = await publicNamesOf(tx, ids)
  const records = (await recordsByIds(tx, ids)).map(recordAsDeclared).filter(({ id }) => named.has(id))
  const before = await knownRecords(tx, ids)
  const found: Omit<FoundRecord, 'change'>[] = []
  for (const [declaration, some] of Map.groupBy(records, ({ type }) => declarationOfId(type)))
    if (declaration)
      found.push(...(await foundRecords(tx, declaration, await publicNow(tx, declaration, some))))
  const changes: PublicChange[] = []
  const noteChange = (cardId: string, action: PublicChange['action']): number => {
    const change = lastChange + changes.length + 1
    changes.push({ change, cardId, action })
    return change
  }
  const kept = found.map((record): FoundRecord => {
    const known = before.get(record.cardId)
    if (known?.hash === record.hash) return { ...record, change: undefined }
    return { ...record, change: noteChange(record.cardId, known?.hash ? 'updated' : 'created') }
  })
  await keepRecords(
    tx,
    kept.toSorted((one, other) => Number(one.cardId) - Number(other.cardId)),
  )
  const stillPublic = new Set(found.map(({ cardId }) => cardId))
  for (const { cardId, hash } of before.values())
    if (!stillPublic.has(cardId) && hash !== '')
      await emptyRecord(tx, { cardId, change: noteChange(cardId, 'withdrawn') })
  await noteChanges(tx, changes)
  if (ids.length > 0) await noteFollowed(tx)
  const turned = marks.flatMap(({ cardId, withLinked }) => (withLinked ? [cardId] : []))
  // Also a file that its licence or an embargo has hidden: what it is attached to has a picture less.
  const files = new Set(records.filter(({ type }) => type === attachedType).map(({ id }) => id))
  await markLinkedForPublic(tx, [
    ...turned,
    ...changes.flatMap(({ cardId }) => (files.has(cardId) ? [cardId] : [])),
  ])
  for (const path of treePaths) await markBelowForPublic(tx, turned, path)
}

interface KeeperOptions {
  readonly database: Database
  readonly jobs: Jobs
}

/**
 * Keeps what the public finds in step with the records, a moment behind each change: search, counts, and the log of changes. Withdrawal does not
 * wait for it.
 */
export function keepPublicRecords({ database, jobs }: KeeperOptions): void {
  /** Follows some of the changes of a museum. @returns true when there may be more */
  const followSome = (tenantId: string, most: number): Promise<boolean> =>
    database.inTenant(tenantId, async tx => {
      // Held: changes are numbered one after the other.
      const site = await siteForUpdate(tx)
      if (!site) return false
      const marks = await takeMarks(tx, most)
      await follow(tx, marks, Number(site.change))
      return marks.length > 0
    })

  /** Follows all changes of a museum; where a record among them cannot be followed, each by itself, so that one keeps up no other. */
  const followEach = async (tenantId: string, { signal, log }: JobContext): Promise<void> => {
    let most = atOnce
    while (!signal.aborted) {
      try {
        if (!(await followSome(tenantId, most))) return
      } catch (error) {
        if (isCoded(error, 'busy') || isCoded(error, 'unavailable')) throw error
        if (most === 1) {
          log.error({ err: error, tenantId }, 'a public record could not be followed')
          await database.inTenant(tenantId, tx => takeMarks(tx, 1))
        }
        most = 1
      }
    }
  }

  const followMuseum = defineJob<{ readonly tenantId: string }>({
    name: 'open.follow-records',
    run: ({ tenantId }, context) => followEach(tenantId, context),
  })
  // What was to be done by a process that died.
  const followAll = defineJob({
    name: 'open.follow-all',
    async run(_input, context) {
      for (const tenantId of await database.asSystem('public records of every museum', museumIds))
        await followEach(tenantId, context)
    },
  })
  jobs.register(followMuseum)
  jobs.register(followAll)
  jobs.schedule(followAll, '*/5 * * * *', {})

  const gathering = new Set<string>()
  database.whenDone('publicMarks', tenantId => {
    if (gathering.has(tenantId)) return
    gathering.add(tenantId)
    setTimeout(() => {
      gathering.delete(tenantId)
      // A queue that is away, or a server that stops, leaves it to the next round.
      jobs.enqueue(undefined, followMuseum, { tenantId }).catch(() => undefined)
    }, gatheredFor).unref()
  })
}
