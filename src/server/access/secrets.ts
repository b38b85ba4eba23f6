import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** A token nobody can guess: 256 random bits, safe in an address. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Hash under which a token is stored. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** argon2id with the library's parameters (19 MiB, two passes: the OWASP minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/**
 * True when a password fits. Without a stored hash (unknown e-mail, invited person) it does the same work and answers false,
 * so that the time taken reveals nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (stored) return verify(stored, password)
  decoy ??= hashPassword(makeToken())
  await verify(await decoy, password)
  return false
}
