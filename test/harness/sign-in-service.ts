import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const serviceClient = { id: 'vitrine', secret: 'a secret between museum and service' }

/** Who can sign in at the service: what it tells of each. The name typed there is the key. */
export type ServicePeople = Record<string, { readonly email?: string; readonly email_verified?: boolean }>

export interface SignInService {
  readonly issuer: string
  readonly people: ServicePeople
  /** Registered redirect addresses: it sends nobody anywhere else. */
  readonly callbacks: Set<string>
  stop(): Promise<void>
}

/**
 * A real sign-in service (OpenID Connect) on the loopback: people sign in by name, whatever the password, and consent. The name is their `sub`.
 * @param origin of the product that signs in with it
 */
export async function startSignInService(origin: string): Promise<SignInService> {
  const server: Server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: ServicePeople = {}
  const callbacks = new Set<string>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: serviceClient.id,
        client_secret: serviceClient.secret,
        redirect_uris: [`${origin}/`],
        // A web client's address must be encrypted; the product under test answers on the loopback.
        ...(origin.startsWith('http:') && { application_type: 'native' as const }),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context, sub) =>
      people[sub] && { accountId: sub, claims: async () => ({ sub, ...people[sub] }) },
  })
  provider.Client.prototype.redirectUriAllowed = address => callbacks.has(address)
  server.on('request', provider.callback())
  return {
    issuer,
    people,
    callbacks,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
