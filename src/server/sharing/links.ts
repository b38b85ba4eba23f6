import { setTimeout as wait } from 'node:timers/promises'
import {
  hashPassword,
  hashToken,
  museumOfToken,
  newShareToken,
  verifyPassword,
  visitorOf,
} from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { createGrants } from './grants.ts'
import { countUse, findLink, insertLink, type ShareLink } from './store.ts'
import type { ShareKind } from './tables.ts'

/** A delay of each try while many guess at the password of one link. */
const crowdedDelayMs = 1000

/** Pages at which links are opened. */
const pages: Readonly<Record<ShareKind, string>> = {
  record: '/shared',
  file: '/download',
  room: '/room',
  approval: '/approve',
}

export interface LinksContext {
  readonly database: Database
  readonly clock: Clock
  /** Signs grants. */
  readonly secret: string
  readonly publicUrl: () => string
  /** Name of a museum. The module of museums is above this one, so the function is passed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}

export interface NewLink {
  readonly kind: ShareKind
  readonly cardId: string
  readonly by: { readonly accountId: string; readonly name: string }
  readonly at: Date
  readonly expiresAt: Date
  /** As `passwordHash` made it. */
  readonly passwordHash: string | null
  readonly recipient?: string
  readonly size?: number | null
  readonly watermark?: string | null
  readonly allowDownload?: boolean
}

/** An address as it is asked for, with the grant of a link that has a password. */
export interface LinkKey {
  readonly token: string
  readonly grant?: string | undefined
}

/** An attempt to open a link, with a password where one was given. */
export interface OpenAttempt {
  readonly token: string
  readonly password?: string | undefined
  readonly ip: string
}

type Work<Result> = (tx: TenantTransaction, link: ShareLink & { readonly type: number }) => Promise<Result>

/**
 * Secret links for people outside the museum. A link that is unknown, too old, revoked, of another kind or museum, and one to a record in the bin
 * or of a closed museum: all are answered the same, `gone`.
 */
export interface Links {
  /** Makes a link. @returns its address, which is known nowhere else. */
  make(tx: TenantTransaction, link: NewLink): Promise<{ readonly url: string; readonly link: ShareLink }>
  /** Does work in a transaction of the museum for the holder of an address. @throws {CodedError} `gone`; `password_needed` without a good grant. */
  enter<Result>(kind: ShareKind, key: LinkKey, work: Work<Result>): Promise<Result>
  /** The same for an address that has a grant alone: those of pictures and films. @throws {CodedError} `gone`. */
  enterGranted<Result>(kind: ShareKind, grant: string, work: Work<Result>): Promise<Result>
  /**
   * Opens a link of a kind, or of any. It takes as long whether there is one or not.
   * @returns undefined where a password is needed and none was given.
   * @throws {CodedError} `gone`; `invalid_input` for a wrong password; `too_many_requests`.
   */
  open(
    kind: ShareKind | undefined,
    attempt: OpenAttempt,
  ): Promise<{ link: ShareLink; grant: string } | undefined>
  /** Records a use. */
  count(link: ShareLink, use: 'views' | 'downloads'): Promise<unknown>
  readonly museumOf: (token: string) => Promise<string>
}

/** The hash of a password for a new link; null without one. It takes a while: outside of transactions. */
export const passwordHash = async (password: string | undefined): Promise<string | null> =>
  password === undefined ? null : hashPassword(password)

const gone = (kind: ShareKind | undefined) =>
  new CodedError('gone', kind === 'file' ? { text: 'download.goneText' } : {})

export function createLinks({ database, clock, secret, publicUrl, museumName }: LinksContext): Links {
  const grants = createGrants(secret, clock)
  const passwords = {
    /** Limits for one link from one network; and of one that many guess at, where each network has fewer tries and none is closed to all. */
    fromOne: database.limiter({ name: 'link-password', points: 10, duration: 15 * 60 }),
    fromOneAmongMany: database.limiter({ name: 'link-password-few', points: 3, duration: 15 * 60 }),
    fromAll: database.limiter({ name: 'link-passwords', points: 100, duration: 60 * 60 }),
  }

  const checkPassword = async (
    kind: ShareKind | undefined,
    link: ShareLink | undefined,
    { token, password, ip }: Required<OpenAttempt>,
  ): Promise<void> => {
    const everywhere = hashToken(token).toString('base64url')
    const here = visitorOf(token, ip)
    await passwords.fromOne.consume(here)
    const crowded = await passwords.fromAll.consume(everywhere).then(
      () => false,
      error => {
        if (error instanceof CodedError) return true
        throw error
      },
    )
    if (crowded) {
      await passwords.fromOneAmongMany.consume(here)
      await wait(crowdedDelayMs)
    }
    const fits = await verifyPassword(link?.password_hash, password ?? '')
    if (!link) throw gone(kind)
    if (!fits) throw new CodedError('invalid_input', { text: 'download.wrongPassword' })
    await passwords.fromOne.forget(here)
    if (crowded) await passwords.fromOneAmongMany.forget(here)
    else await passwords.fromAll.reward(everywhere)
  }

  /** @throws {CodedError} `gone` for what is no secret of ours. */
  const tenantOf = (token: string, kind?: ShareKind): string => {
    const tenantId = museumOfToken(token)
    if (tenantId === undefined) throw gone(kind)
    return tenantId
  }

  return {
    museumOf: async token => museumName(tenantOf(token)),

    async make(tx, { kind, cardId, by, at, expiresAt, recipient = '', ...terms }) {
      const token = newShareToken(tx.tenantId)
      const link = await insertLink(tx, {
        kind,
        card_id: cardId,
        token_hash: hashToken(token),
        password_hash: terms.passwordHash,
        recipient,
        size: terms.size ?? null,
        watermark: terms.watermark ?? null,
        allow_download: terms.allowDownload ?? true,
        created_at: at,
        created_by: by.accountId,
        created_name: by.name,
        expires_at: expiresAt,
      })
      return { url: `${publicUrl()}${pages[kind]}?token=${token}`, link }
    },

    async enter(kind, { token, grant }, work) {
      const tenantId = tenantOf(token, kind)
      const granted = grant === undefined ? undefined : await grants.read(grant)
      const entered = await database.inTenant(tenantId, async tx => {
        const link = await findLink(tx, { tokenHash: hashToken(token) }, clock())
        if (link?.kind !== kind) throw gone(kind)
        const isOpened = granted?.tenantId === tenantId && granted.linkId === link.id
        return link.password_hash === null || isOpened ? { result: await work(tx, link) } : undefined
      })
      if (entered) return entered.result
      throw new CodedError('password_needed', { params: { museum: await museumName(tenantId) } })
    },

    async enterGranted(kind, grant, work) {
      const granted = await grants.read(grant)
      if (!granted) throw gone(kind)
      return database.inTenant(granted.tenantId, async tx => {
        const link = await findLink(tx, { id: granted.linkId }, clock())
        if (link?.kind !== kind) throw gone(kind)
        return work(tx, link)
      })
    },

    async open(kind, { token, password, ip }) {
      const tenantId = museumOfToken(token)
      const found =
        tenantId === undefined
          ? undefined
          : await database.inTenant(tenantId, tx => findLink(tx, { tokenHash: hashToken(token) }, clock()))
      const link = kind === undefined || found?.kind === kind ? found : undefined
      if (password !== undefined && link?.password_hash !== null)
        await checkPassword(kind, link, { token, password, ip })
      if (!link) throw gone(kind)
      if (link.password_hash !== null && password === undefined) return undefined
      return { link, grant: await grants.give({ tenantId: link.tenant_id, linkId: link.id }) }
    },

    count: (link, use) => database.inTenant(link.tenant_id, tx => countUse(tx, link.id, use, clock())),
  }
}
