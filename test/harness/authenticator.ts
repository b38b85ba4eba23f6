import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])

/** The part of CBOR that authenticators write (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** Differences from what is asked for, for tests of what is refused. */
export interface Deviations {
  readonly origin?: string
  readonly rpId?: string
  readonly userVerified?: boolean
  readonly counter?: number
  readonly challenge?: string
  readonly userHandle?: string
}

interface Asked {
  readonly challenge: string
}

export interface AuthenticatorOptions {
  readonly origin: string
  /** False for one that counts no signatures, as those of phones. Default true. */
  readonly counts?: boolean
}

/** A software authenticator with the browser around it (WebAuthn, Level 3): one discoverable ES256 key, attestation 'none'. */
export function createAuthenticator({ origin: ownOrigin, counts = true }: AuthenticatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0
  let handle = ''
  let madeFor = ''

  const clientData = (type: string, { challenge }: Asked, given: Deviations) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? ownOrigin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (given: Deviations, attested?: Buffer) => {
    if (counts) counter += 1
    const flags = 1 | (given.userVerified === false ? 0 : 4) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(given.counter ?? counter)
    return Buffer.concat([
      sha256(given.rpId ?? madeFor),
      Buffer.from([flags]),
      count,
      ...(attested ? [attested] : []),
    ])
  }

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    make(
      asked: Asked & { readonly rp: { readonly id: string }; readonly user: { readonly id: string } },
      given: Deviations = {},
    ) {
      handle = asked.user.id
      madeFor = asked.rp.id
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([credentialId.length >> 8, credentialId.length & 255]),
        credentialId,
        coseKey(publicKey),
      ])
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(given, attested)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, given)),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'from the future'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    use(asked: Asked, given: Deviations = {}) {
      const data = authenticatorData(given)
      const client = clientData('webauthn.get', asked, given)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: given.userHandle ?? handle,
        },
      }
    },
  }
}

/** An ES256 key as COSE writes it (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
