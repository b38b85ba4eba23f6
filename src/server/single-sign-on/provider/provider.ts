import { LRUCache } from 'lru-cache'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { guardedFetch } from './guarded-fetch.ts'

/** A museum's service, with the secret in the clear. */
export interface Service {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | null
}

/** Thrown when a service calls itself by another address than it was asked at. */
export class OtherIssuer extends Error {
  override name = 'OtherIssuer'
}

/** Method by which the service takes the secret: in a header unless it says otherwise (OpenID Connect Discovery 1.0, section 3). */
const authOf = (secret: string | null): ClientAuth => {
  if (secret === null) return None()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (as, client, body, headers) => {
    const offered = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const auth = offered.includes('client_secret_basic') ? basic : post
    return auth(as, client, body, headers)
  }
}

/** Asks a service for its description. */
export type Discover = (service: Service) => Promise<Configuration>

export interface Discovery {
  readonly fresh: Discover
  /** @param key changes with the settings */
  remembered(key: string, service: Service): Promise<Configuration>
}

/**
 * Asks services for their descriptions, and remembers each for ten minutes.
 * @param allowPrivate whether services in the installation's own networks count
 * @param timeout seconds for each of the calls
 */
export function createDiscovery(allowPrivate: boolean, timeout = 10): Discovery {
  const fetch = guardedFetch(allowPrivate)
  const known = new LRUCache<string, Configuration>({ max: 500, ttl: 10 * 60 * 1000 })

  const fresh: Discover = async ({ issuer, clientId, clientSecret }) => {
    const configuration = await discovery(new URL(issuer), clientId, {}, authOf(clientSecret), {
      [customFetch]: fetch,
      timeout,
      // Unencrypted on the machine itself alone, as `guardedFetch` sees to. Signatures are checked whatever the way they came.
      execute: [allowInsecureRequests, enableNonRepudiationChecks],
    })
    // The library lets some issuers pass that speak for the people of any customer; a museum's own speaks for the museum's alone.
    const named = configuration.serverMetadata().issuer
    if (new URL(named).href !== new URL(issuer).href) throw new OtherIssuer(named)
    return configuration
  }

  return {
    fresh,
    async remembered(key, service) {
      const found = known.get(key) ?? (await fresh(service))
      known.set(key, found, { noUpdateTTL: true })
      return found
    },
  }
}
