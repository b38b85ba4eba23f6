import { ClientError, type Configuration } from 'openid-client'
import { isConfidential } from '#model/single-sign-on/addresses.ts'
import type { ConnectionProblem } from '#model/single-sign-on/problems.ts'
import { RefusedAddress } from '#server/platform/outgoing/reachable.ts'
import { OtherIssuer } from './provider.ts'

export interface FoundProblem {
  readonly kind: ConnectionProblem
  readonly detail: string
}

const problem = (kind: ConnectionProblem, detail = ''): FoundProblem => ({ kind, detail })

/** An error and all that caused it, outermost first. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let at = error; at; at = at instanceof Error ? at.cause : undefined) yield at
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Codes of errors (of the system, of TLS, of the library) and what they mean to an administrator. */
const meanings: readonly (readonly [RegExp, ConnectionProblem])[] = [
  [/^(ENOTFOUND|EAI_\w+)$/, 'unknownHost'],
  [/^(ETIMEDOUT|OAUTH_TIMEOUT)$/, 'timeout'],
  [/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|^EPROTO$|^ERR_SSL/, 'certificate'],
  [/^E[A-Z]+$/, 'unreachable'],
  [/^OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED$/, 'otherIssuer'],
]

/** Problem that occurred while a service was asked, in the terms of `connectionProblems`. */
export function connectionProblem(error: unknown): FoundProblem {
  const causes = [...causesOf(error)]
  for (const cause of causes) {
    if (cause instanceof RefusedAddress) return problem('refusedAddress')
    if (cause instanceof OtherIssuer) return problem('otherIssuer', cause.message)
    if (cause instanceof Response)
      return cause.status === 200 ? problem('notService') : problem('status', String(cause.status))
    if (cause instanceof Error && cause.name === 'TimeoutError') return problem('timeout')
    const meaning = meanings.find(([pattern]) => pattern.test(codeOf(cause)))
    if (meaning) return problem(meaning[1], otherIssuerIn(cause))
  }
  return problem(causes.some(cause => cause instanceof ClientError) ? 'notService' : 'unreachable')
}

/** The name of a service, from the library's error about it. */
function otherIssuerIn(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const body: unknown =
    typeof cause === 'object' && cause !== null && 'body' in cause ? cause.body : undefined
  const issuer: unknown = typeof body === 'object' && body !== null && 'issuer' in body ? body.issuer : ''
  return typeof issuer === 'string' ? issuer.slice(0, 300) : ''
}

/** Properties missing in a service's description for signing in with it. */
export function descriptionProblem(configuration: Configuration): FoundProblem | undefined {
  const { authorization_endpoint, token_endpoint, jwks_uri, ...rest } = configuration.serverMetadata()
  const addresses = [authorization_endpoint, token_endpoint, jwks_uri]
  const complete = addresses.every(
    address => address && URL.canParse(address) && isConfidential(new URL(address).href),
  )
  if (!complete) return problem('notService')
  return (rest.response_types_supported ?? ['code']).includes('code') ? undefined : problem('noCode')
}
