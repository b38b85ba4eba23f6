import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

/** Keeps secrets that must be read again (not only compared) out of the database in the clear. */
export interface Seal {
  close(text: string): Buffer
  /** @throws when the bytes were sealed under another installation's secret, or altered. */
  open(sealed: Buffer): string
}

const ivBytes = 12
const tagBytes = 16

/**
 * A seal under a key of its own, derived from the installation's secret; AES-256-GCM.
 * @param purpose what is sealed: other purposes have other keys
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = deriveKey(secret, `seal ${purpose}`)
  return {
    close(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
