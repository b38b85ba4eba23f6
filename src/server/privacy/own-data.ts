import type { Readable } from 'node:stream'
import { declarations } from '#model/cards/declarations.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { ownDataGroups } from '#model/own-data/groups.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { permissions } from '#model/permissions/codes.ts'
import { cardTypes } from '#model/record-types.ts'
import { secondFactorOf } from '#server/access/index.ts'
import type { ZipEntry } from '#server/museum-exports/index.ts'
import type { Actor, Membership } from '#server/platform/http/index.ts'
import { accountParts, groupOf, museumParts, type Part, type PartName } from './parts.ts'
import type { PrivacyContext } from './privacy-context.ts'
import {
  isByPasskey,
  type Owner,
  type OwnRow,
  ownEntries,
  ownMemberships,
  ownRows,
  queuedMails,
  typesOfCards,
} from './store/own-rows.ts'

const batch = 500

type Batches = AsyncGenerator<readonly OwnRow[]>

/** Converts 'card_id' to 'cardId'. */
const camelCase = (column: string): string =>
  column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase())

const renamed = (row: OwnRow, hidden: readonly string[]): OwnRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [camelCase(column), value]),
  )

async function* jsonArray(first: readonly OwnRow[], rest: Batches): AsyncGenerator<Buffer> {
  const textOf = (rows: readonly OwnRow[]) => rows.map(row => JSON.stringify(row)).join(',\n')
  yield Buffer.from(`[\n${textOf(first)}`)
  for await (const rows of rest) yield Buffer.from(`,\n${textOf(rows)}`)
  yield Buffer.from('\n]\n')
}

async function* once(rows: readonly OwnRow[]): Batches {
  if (rows.length > 0) yield rows
}

/** Details of an entry that say something about the person it is about, and about nobody else. */
const presentDetails = ['role', 'before', 'after', 'state', 'added', 'removed', 'namedRole'] as const

const personIn = (details: Readonly<Record<string, unknown>>): string | undefined =>
  (details.person as { readonly accountId?: string } | undefined)?.accountId

/**
 * All that is kept about a person, as the entries of a ZIP: batch by batch, each read in a short transaction of its own, so that neither
 * the database nor the server is held. Of a museum the person reads what they may enter now; of one that is closed to them, that they are
 * known there and how. No secrets, no contents of records, no other people's data.
 */
export async function* ownData(
  { database, texts, clock, avatars }: Pick<PrivacyContext, 'database' | 'texts' | 'clock' | 'avatars'>,
  actor: Actor,
  language: Language,
): AsyncGenerator<ZipEntry> {
  const { accountId } = actor
  const at = clock()
  const owner: Owner = { accountId, email: actor.person.email }

  async function* entry(folder: string, part: PartName, batches: Batches): AsyncGenerator<ZipEntry> {
    const { value: first } = await batches.next()
    if (!first) return
    yield {
      name: `${folder}${groupOf[part]}/${part}.json`,
      at,
      shrinks: true,
      content: jsonArray(first, batches),
    }
  }

  async function* rowsOf(part: Part, membership?: Membership): Batches {
    const hidden = part.keyIsSecret ? part.key : []
    const tenantId = membership?.tenantId
    for (let after: OwnRow | undefined; ; ) {
      const place = { tenantId, after, limit: batch }
      const { rows, types } = await (tenantId === undefined
        ? database.asSystem('own data', async db => ({
            rows: await ownRows(db, part, owner, place),
            types: undefined,
          }))
        : database.inTenant(tenantId, async ({ db }) => {
            const read = await ownRows(db, part, owner, place)
            const { readable } = part
            const ids = readable ? read.map(row => String(row[readable.card])) : []
            return { rows: read, types: await typesOfCards(db, tenantId, ids) }
          }))
      const last = rows.at(-1)
      if (!last) return
      yield rows.map(row => renamed(withoutUnreadable(row, part, membership, types), hidden))
      after = last
    }
  }

  async function* entriesOfRecord(tenantId: string): Batches {
    for (let after = '0'; ; ) {
      const rows = await database.inTenant(tenantId, ({ db }) =>
        ownEntries(db, tenantId, accountId, { after, limit: batch }),
      )
      const last = rows.at(-1)
      if (!last) return
      yield rows.map(row => {
        const isOwn = row.account_id === accountId
        const isAbout = personIn(row.details) === accountId
        return {
          id: row.id,
          at: row.at,
          action: row.action,
          // Who did it to them, or in whose name they did it, is someone else.
          by: isOwn ? 'you' : row.impersonator_id === accountId ? 'you, as another person' : 'another person',
          ...(isOwn && { name: row.name, email: row.email, underYourName: row.impersonator_id !== null }),
          ...((isOwn ? row.impersonator_id === null : row.impersonator_id === accountId) && {
            client: row.client,
          }),
          ...(isAbout && {
            aboutYou: true,
            details: Object.fromEntries(
              presentDetails.flatMap(name => (name in row.details ? [[name, row.details[name]]] : [])),
            ),
          }),
        }
      })
      after = last.id
    }
  }

  yield { name: 'README.txt', at, shrinks: true, content: pieces(readme(texts, language, actor, at)) }
  const { memberships, avatar, secondFactor } = await database.ofPerson(accountId, async db => ({
    memberships: await ownMemberships(db, accountId),
    avatar: await avatars.keyOf(db, accountId),
    secondFactor:
      (await isByPasskey(db, actor.sessionId)) || Boolean((await secondFactorOf(db, accountId))?.confirmedAt),
  }))
  for (const [name, part] of Object.entries(accountParts))
    yield* entry('', name as keyof typeof accountParts, rowsOf(part))
  yield* entry(
    '',
    'membership',
    once(
      memberships.map(({ tenant_id: museumId, permissions: ids, ...row }) => ({
        museumId,
        ...renamed(row, []),
        permissions: permissions.filter(({ id }) => ids.includes(id)).map(({ code }) => code),
      })),
    ),
  )
  yield* entry(
    '',
    'queuedMails',
    once(await database.asSystem('own mails', db => queuedMails(db, owner.email))),
  )
  if (avatar !== null) yield* picture(() => avatars.open(avatar, actor), at)
  for (const membership of actor.memberships) {
    // What the museum shows to nobody without a second factor goes along with one only.
    if (membership.demandsSecondFactor && !secondFactor) continue
    const folder = `museums/${membership.tenantId}/`
    yield* entry(folder, 'record', entriesOfRecord(membership.tenantId))
    for (const [name, part] of Object.entries(museumParts))
      yield* entry(folder, name as keyof typeof museumParts, rowsOf(part, membership))
  }
}

/** A draft is the text of a record, and a comment speaks of one: it is left out where the person may no longer read such records. */
function withoutUnreadable(
  row: OwnRow,
  { readable }: Part,
  membership: Membership | undefined,
  types: ReadonlyMap<string, number> | undefined,
): OwnRow {
  if (!readable || !membership) return row
  const type = types?.get(String(row[readable.card]))
  const declaration = declarations.find(each => cardTypes[each.type] === type)
  const mayRead = declaration && isAllowed(membership, { permissions: declaration.permissions.read })
  return mayRead ? row : { ...row, [readable.text]: null }
}

async function* pieces(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

/** The picture; none when it is being replaced just now. */
async function* picture(open: () => Promise<Readable>, at: Date): AsyncGenerator<ZipEntry> {
  const content = await open().catch(() => undefined)
  if (content)
    yield { name: 'account/avatar.webp', at, shrinks: false, content: content as AsyncIterable<Buffer> }
}

function readme(texts: PrivacyContext['texts'], language: Language, { person }: Actor, at: Date): string {
  const title = texts.translate(language, 'privacy.readme.title', { email: person.email })
  const files = (group: (typeof ownDataGroups)[number]) =>
    Object.entries(groupOf)
      .filter(([, of]) => of === group)
      .map(([name]) => `${name}.json`)
      .join(', ')
  return `\ufeff${[
    title,
    '='.repeat([...title].length),
    '',
    texts.translate(language, 'privacy.readme.made', {
      at: new Intl.DateTimeFormat(localeOf(language), {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'UTC',
        timeZoneName: 'short',
      }).format(at),
    }),
    texts.translate(language, 'privacy.readme.order'),
    '',
    ...ownDataGroups.map(
      group => `${group}/\n    ${texts.translate(language, `privacy.kept.${group}`)}\n    ${files(group)}`,
    ),
    '',
    texts.translate(language, 'privacy.readme.left'),
    '',
  ].join('\r\n')}`
}
