import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { serviceClient } from './sign-in-service.ts'

/** Lies a hostile service can tell; absent, it behaves. */
export interface Lies {
  /** Changes to its description. */
  metadata?: Readonly<Record<string, unknown>>
  /** Changes to the identity token; null takes a claim away. */
  claims?: Readonly<Record<string, unknown>>
  /** Signs in another way: not at all, or with the client's secret as the key. */
  signing?: 'none' | 'secret' | 'otherKey'
  /** `iss` of the way back; null: none. */
  iss?: string | null
  /** Where the browser is sent instead of being asked who it is. */
  leadTo?: (asked: URLSearchParams) => string
  /** Answers at an address in its own way. */
  answer?: (path: string, request: IncomingMessage, answer: ServerResponse) => boolean
}

/** A sign-in service under somebody's control who means no good. */
export interface HostileService {
  readonly issuer: string
  lies: Lies
  /** Codes that were brought to its token address. */
  readonly codes: string[]
  /** The way back it sends a browser to that comes with this address: as the person with that subject. */
  backFrom(address: string): string
  stop(): Promise<void>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** @param subject its name for whoever comes, with the e-mail address it claims they have. */
export async function startHostileService(
  person: () => { readonly sub: string; readonly email?: string; readonly email_verified?: unknown },
): Promise<HostileService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const asked = new Map<string, URLSearchParams>()
  const codes: string[] = []

  const sign = async (claims: JWTPayload): Promise<string> => {
    const { signing } = hostile.lies
    if (signing === 'none') return new UnsecuredJWT(claims).encode()
    const token = new SignJWT(claims)
    if (signing === 'secret')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(serviceClient.secret))
    return token
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(signing === 'otherKey' ? other.privateKey : privateKey)
  }

  const respond = (answer: ServerResponse, body: unknown) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const tokensFor = async (code: string) => {
    const { sub, email, email_verified } = person()
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: hostile.issuer,
      aud: asked.get(code)?.get('client_id'),
      nonce: asked.get(code)?.get('nonce'),
      sub,
      email,
      email_verified,
      iat: now,
      exp: now + 300,
      ...hostile.lies.claims,
    }
    const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null))
    return {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await sign(kept as JWTPayload),
    }
  }

  const serve = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (hostile.lies.answer?.(path, request, answer)) return
    const { issuer } = hostile
    if (path.startsWith('/.well-known/')) {
      respond(answer, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        ...hostile.lies.metadata,
      })
    } else if (path === '/keys') respond(answer, { keys: [jwk] })
    else if (path === '/token') {
      const code = new URLSearchParams(await textOf(request)).get('code') ?? ''
      codes.push(code)
      respond(answer, await tokensFor(code))
    } else answer.writeHead(404).end()
  }

  const server = createServer((request, answer) => void serve(request, answer))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const hostile: HostileService = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lies: {},
    codes,
    backFrom(address) {
      const wanted = new URL(address).searchParams
      const { leadTo, iss } = hostile.lies
      if (leadTo) return leadTo(wanted)
      const code = randomBytes(12).toString('hex')
      asked.set(code, wanted)
      const back = new URL(wanted.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', wanted.get('state') ?? '')
      if (typeof iss === 'string') back.searchParams.set('iss', iss)
      return back.href
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return hostile
}
