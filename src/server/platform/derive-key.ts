import { hkdfSync } from 'node:crypto'

/** A key of 256 bits for one purpose, derived from the installation's secret (HKDF, RFC 5869): other purposes have other keys. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, 32))
