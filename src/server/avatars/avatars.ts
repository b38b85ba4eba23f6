import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { hourMs } from '#model/dates/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { makeAvatar } from './make-avatar.ts'
import { type AvatarOwner, changeAvatar, isColleague, keyOfAvatar, ownerOfAvatar } from './store.ts'

/** Further work in the transaction that changes a picture. */
export type OnChange = (db: Transaction<Tables>) => Promise<void>

export interface Avatars {
  /** Replaces the picture. @returns its key. @throws {CodedError} `invalid_input`, without changing anything. */
  set(owner: AvatarOwner, content: Buffer, onChange: OnChange): Promise<string>
  /** The key of a person's picture. */
  keyOf(db: Transaction<Tables>, accountId: string): Promise<string | null>
  /** Deletes the picture of an account from the storage once the transaction commits. */
  discard(db: Transaction<Tables>, key: string | null): Promise<void>
  remove(owner: AvatarOwner, onChange: OnChange): Promise<void>
  /** The bytes of a picture. @throws {CodedError} `not_found`, also for people who share no museum with the person. */
  open(key: string, actor: Actor): Promise<Readable>
}

export interface AvatarsOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly clock: Clock
}

/** A stored picture that belongs to nobody after this time was left by an interrupted upload and is deleted. */
const graceMs = hourMs

/** Storage keys of the picture of a person or museum. */
export const avatarStorageKey = (key: string): string => `avatars/${key}.webp`

/**
 * Pictures of people and museums. Each is stored under its own key before it is assigned, and a job deletes those that are no longer
 * assigned: whenever the server stops, either the old or the new picture is in place, and nothing is left behind.
 */
export function createAvatars({ database, storage, jobs, clock }: AvatarsOptions): Avatars {
  const ownerOf = (key: string) => database.asSystem('whose picture is this', db => ownerOfAvatar(db, key))

  /** A picture is shown to the person and to members of the same museums. */
  const mayBeSeen = async (
    owner: AvatarOwner,
    { accountId, tenantId, memberships }: Actor,
  ): Promise<boolean> => {
    const museums = new Set(memberships.map(membership => membership.tenantId))
    if (tenantId !== undefined) museums.add(tenantId)
    if (owner.kind === 'museum') return museums.has(owner.tenantId)
    if (owner.accountId === accountId) return true
    for (const museum of museums)
      if (await database.inTenant(museum, tx => isColleague(tx, owner.accountId))) return true
    return false
  }

  const tidyAway = defineJob<{ key: string }>({
    name: 'avatars.tidy-away',
    run: async ({ key }) => {
      if (!(await ownerOf(key))) await storage.delete(avatarStorageKey(key))
    },
  })
  jobs.register(tidyAway)

  const change = (owner: AvatarOwner, key: string | null, onChange: OnChange) =>
    database.asSystem('change a picture', async db => {
      const before = await changeAvatar(db, owner, key)
      if (before === key) return
      if (before !== null) await jobs.enqueue(db, tidyAway, { key: before })
      await onChange(db)
    })

  return {
    async set(owner, content, onChange) {
      const picture = await makeAvatar(content, owner.kind)
      const key = randomUUID()
      await jobs.enqueue(undefined, tidyAway, { key }, { startAfter: new Date(clock().getTime() + graceMs) })
      await storage.put(avatarStorageKey(key), Readable.from([picture]))
      await change(owner, key, onChange)
      return key
    },
    keyOf: keyOfAvatar,
    async discard(db, key) {
      if (key !== null) await jobs.enqueue(db, tidyAway, { key })
    },
    remove: (owner, onChange) => change(owner, null, onChange),
    async open(key, actor) {
      const owner = await ownerOf(key)
      if (!owner || !(await mayBeSeen(owner, actor))) throw notFound()
      return storage.get(avatarStorageKey(key))
    },
  }
}
