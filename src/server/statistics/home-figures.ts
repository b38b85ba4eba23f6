import { sql } from 'kysely'
import type { HomeFigures } from '#model/api/statistics.ts'
import { type CardType, cardTypeOfId, cardTypes } from '#model/cards/card-types.ts'
import { fileCard } from '#model/cards/file/file-card.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { importing } from '#model/exchange/importing.ts'
import type { Language } from '#model/languages.ts'
import { isAllowed, type Requirement } from '#model/permissions/access.ts'
import { type FirstStep, firstSteps } from '#model/statistics/first-steps.ts'
import { cardCount, pictureUrl, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { readableCards } from './readable.ts'

/** Cards that one is led back to. */
const mostMine = 6

const administrator: Requirement = { roles: ['TENANT_ADMIN'] }

/** Who can take the first steps: to others they are not shown. */
export const stepRequirements: Readonly<Record<FirstStep, Requirement>> = {
  museum: administrator,
  object: { permissions: objectCard.permissions.create },
  import: importing,
  pictures: { permissions: fileCard.permissions.create },
  location: { permissions: objectCard.permissions.update },
  people: administrator,
}

interface Beginnings {
  /** It says where it is, and shows its picture. */
  readonly museum: boolean
  readonly import: boolean
  readonly location: boolean
  readonly people: boolean
}

/** Which of the first steps a museum has taken, of those that are no matter of counting cards. */
export async function beginningsOf({ db, tenantId }: TenantTransaction): Promise<Beginnings> {
  // The dictionary of facet values forgets nothing: whoever once said where an object is has taken the step.
  const { rows } = await sql<Beginnings>`
    select
      exists (select from tenant where id = ${tenantId} and avatar is not null and coalesce(profile ->> 'place', '') <> '') as museum,
      exists (select from operation where tenant_id = ${tenantId} and name = 'cards.import') as import,
      exists (select from card_key where tenant_id = ${tenantId} and type = 1 and facet = 'location/room' and value ~ '[0-9]') as location,
      (select count(*) > 1 from identity where tenant_id = ${tenantId}) as people`.execute(db)
  return rows[0] ?? { museum: false, import: false, location: false, people: false }
}

interface Touched {
  readonly id: string
  readonly type: number
  readonly number: string
  readonly titles: Readonly<Record<string, string>>
  readonly coverFileId: string | null
  readonly at: Date
  readonly draft: boolean
}

/** Changes that are looked through: a table that was brought in hides what was done before it, and costs no more. */
const lookedThrough = 300

/** Cards of some types that somebody worked on last: what they left unsaved first, then what they changed. */
export async function lastTouched(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  types: readonly number[],
  limit: number,
): Promise<readonly Touched[]> {
  const { rows } = await sql<Touched>`
    select c.id, c.type, c.number, c.titles, c.cover_file_id as "coverFileId", max(touched.at) as at, bool_or(touched.draft) as draft
    from (
      (select card_id, at, false as draft from card_revision
        where tenant_id = ${tenantId} and account_id = ${accountId} order by at desc limit ${lookedThrough})
      union all
      (select card_id, saved_at, true from card_draft where tenant_id = ${tenantId} and account_id = ${accountId})
    ) touched
    join card c on c.tenant_id = ${tenantId} and c.id = touched.card_id
    where c.deleted_at is null and c.type = any(${[...types]}::smallint[])
    group by c.tenant_id, c.id
    order by draft desc, at desc
    limit ${limit}`.execute(db)
  return rows
}

/** What the page everybody begins with shows of the museum and of oneself. */
export async function readHomeFigures(
  tx: TenantTransaction,
  actor: MuseumActor,
  language: Language,
): Promise<HomeFigures> {
  const readable = readableCards(actor)
  const cards: HomeFigures['cards'] = []
  for (const { type } of readable) cards.push({ type, total: await cardCount(tx, cardTypes[type]) })
  const totalOf = (type: CardType) => cards.find(each => each.type === type)?.total ?? 0
  const types = readable.flatMap(each => each.types.map(type => cardTypes[type]))
  const mine = await lastTouched(tx, actor.accountId, types, mostMine)
  const begun = await beginningsOf(tx)
  const done: Readonly<Record<FirstStep, boolean>> = {
    ...begun,
    object: totalOf('object') > 0,
    pictures: totalOf('file') > 0,
  }
  return {
    cards,
    mine: mine.map(({ id, type, number, titles, coverFileId, at, draft }) => ({
      id,
      type: cardTypeOfId(type) ?? '',
      number,
      title: titleIn(titles, language),
      thumbnailUrl: pictureUrl(actor, coverFileId, 480),
      at: at.toISOString(),
      draft,
    })),
    steps: firstSteps
      .filter(name => isAllowed(actor, stepRequirements[name]))
      .map(name => ({ name, done: done[name] })),
  }
}
