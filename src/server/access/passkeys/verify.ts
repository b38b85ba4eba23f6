import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { z } from 'zod/mini'
import type { madePasskey, usedPasskey } from '#model/api/passkeys.ts'
import type { Passkey } from '../store/passkeys.ts'

/** Signature algorithms that passkeys may use: ES256, EdDSA, RS256 (COSE). */
export const algorithms = [-7, -8, -257]

/** The name by which devices keep passkeys of this installation, and the address of its pages. */
export const relyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** The transports among the words of a browser; others are of no use. */
export const knownTransports = (words: readonly string[]) =>
  transports.filter(transport => words.includes(transport))

interface Expected {
  readonly publicUrl: string
  /** The challenge that was signed, once it was found to be one of ours. */
  readonly challenge: string
}

/** The challenge that a browser says it had signed; undefined when that is malformed. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * True for an attestation of nobody but the device itself. None is asked for; certificates are not even read, because verifying them asks
 * addresses that they name.
 */
function isPlainAttestation(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** Verifies a passkey that a device made. @returns undefined when it is not for this installation, or not as asked for. */
export async function verifyMade(
  { id, rawId, type, response }: z.output<typeof madePasskey>,
  { publicUrl, challenge }: Expected,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'> | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl)
  const { clientDataJSON, attestationObject } = response
  try {
    if (!isPlainAttestation(attestationObject)) return undefined
    const { verified, registrationInfo: made } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || made.credential.id !== id) return undefined
    return {
      credentialId: id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: knownTransports(response.transports ?? []),
      backedUp: made.credentialBackedUp,
    }
  } catch {
    // Malformed, or of another installation: the library says which by the words of an error alone.
    return undefined
  }
}

/**
 * Verifies the signature of a passkey; whether its counter went on is for the caller, who must know that the signature is good before
 * speaking of a copy.
 * @returns undefined when it is not good.
 */
export async function verifyUsed(
  { id, rawId, type, response }: z.output<typeof usedPasskey>,
  { publicKey, credentialId }: Pick<Passkey, 'publicKey' | 'credentialId'>,
  { publicUrl, challenge }: Expected,
): Promise<{ readonly counter: number; readonly backedUp: boolean } | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl)
  try {
    const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? { counter: used.newCounter, backedUp: used.credentialBackedUp } : undefined
  } catch {
    return undefined
  }
}
