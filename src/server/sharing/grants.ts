import { jwtVerify, SignJWT } from 'jose'
import { hourMs } from '#model/dates/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deriveKey } from '#server/platform/derive-key.ts'

const audience = 'share-link'
/** Long enough for a film. */
const hours = 6

/** An opened link: its museum and its id. */
export interface Granted {
  readonly tenantId: string
  readonly linkId: string
}

/**
 * Grants prove that a link was opened, with its password if it has one. They are part of the addresses of pictures and films, which must not
 * contain the password. They are valid for some hours, and only as long as the link is.
 */
export interface Grants {
  give(granted: Granted): Promise<string>
  /** @returns undefined for a grant that is not ours, was tampered with, or has expired. */
  read(grant: string): Promise<Granted | undefined>
}

export function createGrants(secret: string, clock: Clock): Grants {
  const key = deriveKey(secret, audience)
  return {
    give: ({ tenantId, linkId }) =>
      new SignJWT({ tid: tenantId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(linkId)
        .setAudience(audience)
        .setExpirationTime(new Date(clock().getTime() + hours * hourMs))
        .sign(key),
    async read(grant) {
      try {
        const { payload } = await jwtVerify(grant, key, {
          audience,
          algorithms: ['HS256'],
          currentDate: clock(),
          requiredClaims: ['sub', 'tid', 'exp'],
        })
        return { tenantId: String(payload.tid), linkId: String(payload.sub) }
      } catch {
        return undefined
      }
    },
  }
}
