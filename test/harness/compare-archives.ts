import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { procedureRows } from '#server/museum-exports/index.ts'
import type { TestApp } from './app.ts'
import { linesOf } from './museum-exports.ts'
import { unpacked } from './unpacked.ts'

type Json = Record<string, unknown>
type Entries = ReadonlyMap<string, Buffer>
type IdOf = (id: unknown) => string | undefined

/** The ids that records had where they come from, by those that they have in a museum. */
export async function cameFrom(app: TestApp, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await app.database.inTenant(tenantId, async ({ db }) => [
    ...(await db
      .selectFrom('import_row')
      .select(['card_id', 'origin'])
      .where('tenant_id', '=', tenantId)
      .execute()),
    ...(await db
      .selectFrom('archive_part')
      .select(['card_id', 'origin'])
      .where('tenant_id', '=', tenantId)
      .where('part', 'in', ['file', 'record', 'bin'])
      .execute()),
  ])
  return new Map(
    rows.flatMap(({ card_id, origin }) => (card_id && origin ? [[card_id, origin.split('/')[1] ?? '']] : [])),
  )
}

/** Values without ids that are new in every museum: of terms, which have names, and of rows. Records have the ids that they had. */
function asThere(value: unknown, idOf: IdOf): unknown {
  if (Array.isArray(value)) return value.map(item => asThere(item, idOf))
  if (typeof value !== 'object' || value === null) return value
  const { id, ...others } = value as Json
  // A region of a picture.
  if ('source' in others && 'selector' in others) return { ...others, source: idOf(others.source) }
  const rest = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, asThere(each, idOf)]))
  if (typeof id === 'number') return { id, ...rest }
  return typeof id === 'string' && 'type' in others ? { id: idOf(id), ...rest } : rest
}

const sorted = (items: readonly unknown[]): readonly string[] =>
  items.map(item => JSON.stringify(item)).toSorted()

const recordIn = (line: Json, idOf: IdOf) => ({
  type: line.type,
  number: line.number,
  titles: line.titles,
  published: line.published,
  createdAt: line.createdAt,
  createdBy: (line.createdBy as Json | null)?.name,
  ...some(line, 'inBin', 'deletedAt', 'deletedBy'),
  cover: idOf(line.coverFileId),
  data: asThere(line.data, idOf),
  links: sorted(
    (line.links as Json[]).flatMap(({ type, id, association, field, madeByOther, position }) =>
      idOf(id) === undefined
        ? []
        : {
            type,
            id: idOf(id),
            association: (association as Json).name,
            field,
            madeByOther,
            // Of links that fields make, it follows from the order in which the fields were filled.
            ...(field === '' && { position }),
          },
    ),
  ),
})

const some = (row: Json, ...keys: readonly string[]): Json =>
  Object.fromEntries(keys.map(key => [key, row[key]]))

/** Rows beside a procedure, with the ids of records as they were; without those of people, terms and rows. */
function rowsIn(line: Json, idOf: IdOf): Json {
  const own = new Set([
    'account_id',
    'frozen_by',
    'asked_by',
    'arrival',
    'email',
    'moved',
    'id',
    'location_id',
  ])
  const row = (each: Json): Json =>
    Object.fromEntries(
      Object.entries(each).flatMap(([key, value]) => {
        if (own.has(key)) return []
        if (key === 'parts') return [[key, asThere(value, idOf)]]
        if (key === 'key') return [[key, String(value).replace(/\d+/, id => idOf(id) ?? id)]]
        return [[key, /^(card|about|file|cover_file)_id$/.test(key) ? idOf(value) : value]]
      }),
    )
  return Object.fromEntries(
    Object.keys(procedureRows).map(name => [name, sorted((line[name] as Json[]).map(row))]),
  )
}

const procedureIn = (line: Json, idOf: IdOf) => ({
  ...some(line, 'type', 'number', 'title', 'status'),
  ...rowsIn(line, idOf),
  objects: (line.objects as Json[]).flatMap(({ card_id, document, ...row }) =>
    idOf(card_id) === undefined
      ? []
      : {
          about: idOf(card_id),
          document: sorted([asThere(document, idOf)]),
          ...some(row, 'decision', 'checked_at', 'checked_name'),
        },
  ),
  attachments: (line.attachments as Json[]).map(({ file_id, card_id, ...row }) => ({
    file: idOf(file_id),
    about: idOf(card_id),
    ...some(row, 'type', 'note', 'created_at'),
  })),
  links: sorted(
    (line.links as Json[]).map(({ linked_id, kind, created_at }) => ({
      to: idOf(linked_id),
      kind,
      created_at,
    })),
  ),
  tasks: (line.tasks as Json[]).map(row =>
    some(row, 'words', 'responsible', 'due_from', 'due_days', 'due', 'done_at', 'done_name'),
  ),
})

/** A change with ids of records as they were, and without those of terms. */
function changeIn(value: unknown, idOf: IdOf): unknown {
  if (Array.isArray(value)) return value.map(each => changeIn(each, idOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (key === 'association') return []
      if (key === 'ids') return [[key, (each as unknown[]).map(idOf)]]
      if (!/^id$|Id$/.test(key) || typeof each !== 'string') return [[key, changeIn(each, idOf)]]
      return key === 'id' ? [] : [[key, idOf(each)]]
    }),
  )
}

/** Properties of settings that are new in every museum: of people, and times of the database. */
const ownOfSettings =
  /^(id|template_id|tenant_id|account_id|account_name|created_by|created_at|updated_at|remind_at|responsible|participants|target_id|version)$/

/** Settings as they come over: shared ones. Counters are as they were for what is counted. */
function settingsIn(name: string, value: unknown, idOf: IdOf): unknown {
  // Views of people stay with their museum; the public site has a test of its own.
  if (name === 'settings/layouts.json' || name === 'settings/site.json') return undefined
  const plain = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(plain)
    if (typeof each !== 'object' || each === null) return each
    if ('visibility' in each && each.visibility !== 'museum') return undefined
    if ('shared' in each && each.shared !== true) return undefined
    return Object.fromEntries(
      Object.entries(each).flatMap(([key, inner]) =>
        ownOfSettings.test(key)
          ? []
          : [[key, key === 'links' ? sorted((inner as Json[]).map(({ id }) => idOf(id))) : plain(inner)]],
      ),
    )
  }
  const said = plain(value)
  return Array.isArray(said) ? sorted(said.filter(each => each !== undefined)) : said
}

const revisionIn = (line: Json, idOf: IdOf) => ({
  ...some(line, 'version', 'at', 'action'),
  by: (line.by as Json).name,
  changes: sorted(
    (line.changes as Json[]).map(({ path, kind, before, after }) =>
      path === '@cover'
        ? { path, before: idOf(before), after: idOf(after) }
        : { path, kind, before: changeIn(before, idOf), after: changeIn(after, idOf) },
    ),
  ),
})

const commentIn = (line: Json, idOf: IdOf) => ({
  on: idOf(line.cardId),
  line: idOf(line.lineAboutId),
  by: (line.by as Json).name,
  isAnswer: line.answersId !== null,
  resolved: line.resolved && {
    at: (line.resolved as Json).at,
    by: ((line.resolved as Json).by as Json).name,
  },
  ...some(line, 'text', 'createdAt', 'editedAt', 'deletedAt'),
})

/** The histories of an archive, by record; of what arrived from another without the revision by which it did. */
function historiesIn(entries: Entries, known: IdOf, arrived: boolean): ReadonlyMap<string, unknown> {
  const all = new Map<string, unknown[]>()
  for (const name of entries.keys())
    if (/^history\/\w+\.jsonl$/.test(name))
      for (const line of linesOf<Json>(entries, name))
        if (line.changes !== undefined) {
          const key = `history ${known(line.cardId)}`
          all.set(key, [...(all.get(key) ?? []), revisionIn(line, known)])
        }
  return new Map([...all].map(([key, revisions]) => [key, arrived ? revisions.slice(0, -1) : revisions]))
}

/** The contents of an archive, by entry and id, without what is told to differ in another museum: users, times of the records. */
export async function comparable(
  path: string,
  idOf: IdOf,
  { arrived = false } = {},
): Promise<ReadonlyMap<string, unknown>> {
  const entries: Entries = await unpacked(await readFile(path))
  const said = new Map<string, unknown>()
  const present = new Set<string>()
  for (const name of entries.keys())
    if (name.startsWith('cards/'))
      for (const line of linesOf<Json>(entries, name)) present.add(idOf(line.id) ?? '')
  const known: IdOf = id => {
    const there = id === null || id === undefined ? undefined : idOf(String(id))
    return there !== undefined && present.has(there) ? there : undefined
  }
  for (const [name, content] of entries) {
    if (name.startsWith('cards/'))
      for (const line of linesOf<Json>(entries, name))
        said.set(`${name} ${known(line.id)}`, recordIn(line, known))
    const [, id, file] = /^files\/originals\/(\d+)\/(.*)$/.exec(name) ?? []
    if (known(id) !== undefined)
      said.set(`${known(id)}/${file}`, createHash('sha256').update(content).digest('hex'))
  }
  for (const line of linesOf<Json>(entries, 'procedures.jsonl'))
    said.set(`procedure ${known(line.id)}`, procedureIn(line, known))
  for (const line of linesOf<Json>(entries, 'history/finished.jsonl'))
    said.set(`finished ${known(line.cardId)}`, {
      ...some(line, 'at', 'content', 'sha256', 'annulled', 'called'),
      by: (line.by as Json).name,
    })
  for (const [name, content] of entries)
    if (name.startsWith('settings/') || name === 'calendar.json')
      said.set(name, settingsIn(name, JSON.parse(String(content)), known))
  for (const [key, revisions] of historiesIn(entries, known, arrived)) said.set(key, revisions)
  said.set(
    'signatures',
    linesOf<Json>(entries, 'history/signatures.jsonl').map(line => ({
      on: known(line.cardId),
      ...some(line, 'at', 'name', 'role', 'place', 'date', 'strokes', 'sha256'),
    })),
  )
  said.set(
    'comments',
    sorted(linesOf<Json>(entries, 'history/comments.jsonl').map(line => commentIn(line, known))),
  )
  return said
}

/** Places at which two archives do not say the same. */
export function unlike(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  const at = (place: string, left: unknown, right: unknown): string[] => {
    if (JSON.stringify(left) === JSON.stringify(right)) return []
    const both = [left, right].every(each => typeof each === 'object' && each !== null)
    if (!both) return [`${place}: ${JSON.stringify(left)} → ${JSON.stringify(right)}`]
    const keys = new Set([...Object.keys(left as Json), ...Object.keys(right as Json)])
    return [...keys].flatMap(key => at(`${place}/${key}`, (left as Json)[key], (right as Json)[key]))
  }
  return [...new Set([...one.keys(), ...other.keys()])].flatMap(key => at(key, one.get(key), other.get(key)))
}
