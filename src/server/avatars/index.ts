import {
  avatarUrl,
  readAvatar,
  removeMuseumAvatar,
  removeMyAvatar,
  setMuseumAvatar,
  setMyAvatar,
} from '#model/api/avatars.ts'
import { ownAccount } from '#server/access/index.ts'
import { type Doer, doerOf, recordAudit } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, enterMuseum } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { Avatars, OnChange } from './avatars.ts'
import { readForm } from './read-form.ts'

export { type Avatars, avatarStorageKey, createAvatars } from './avatars.ts'

/** Pictures of people and museums (P-A11 and P-U08). */
export function avatarRoutes(database: Database, avatars: Avatars, clock: Clock): Route[] {
  /** @throws {CodedError} as `ownAccount` */
  const oneself = async (actor: Actor) => {
    const { accountId } = await ownAccount(database, actor)
    const announce: OnChange = db => publish(db, { name: 'me.changed', accountId })
    return [{ kind: 'person', accountId }, announce] as const
  }

  /** @throws {CodedError} `not_found` for another museum. */
  const museum = ({ tenantId }: MuseumActor, id: string, doer: Doer) => {
    if (id !== tenantId) throw notFound()
    const record: OnChange = async db => {
      await recordAudit(await enterMuseum(db, tenantId), doer, 'museumChanged', clock(), {
        fields: ['avatar'],
      })
      await publish(db, { name: 'museum.changed', tenantId })
    }
    return [{ kind: 'museum', tenantId }, record] as const
  }

  return [
    route(readAvatar, async ({ actor, params, reply }) => {
      const picture = await avatars.open(params.key, actor)
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('image/webp')
        .send(picture)
    }),
    route(setMyAvatar, async ({ actor, request }) => {
      const [owner, announce] = await oneself(actor)
      const key = await avatars.set(owner, await readForm(request), announce)
      return { url: avatarUrl(key) }
    }),
    route(removeMyAvatar, async ({ actor }) => {
      await avatars.remove(...(await oneself(actor)))
      return undefined
    }),
    route(setMuseumAvatar, async ({ actor, params, request }) => {
      const [owner, record] = museum(actor, params.id, doerOf(actor, request))
      const key = await avatars.set(owner, await readForm(request), record)
      return { url: avatarUrl(key) }
    }),
    route(removeMuseumAvatar, async ({ actor, params, request }) => {
      await avatars.remove(...museum(actor, params.id, doerOf(actor, request)))
      return undefined
    }),
  ]
}
