import type { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'

/**
 * The caller an endpoint admits: anyone; any signed-in person; an operator of the platform; or a signed-in person who meets the requirement
 * in the current museum.
 * There is no default: a route without an access entry does not boot.
 */
export type Access = 'public' | 'signedIn' | 'operator' | Requirement

/** Characters that a part of an address may have between two slashes. */
export const longestPart = 200

type Schema = z.ZodMiniType

/**
 * The contract of one address; server and client import the same constant.
 * `body` is JSON unless `encoding` says otherwise: 'binary' is a file as is, 'multipart' named files, 'piece' a chunk of a file in the tus
 * protocol. `output` is absent when the answer has no content or is a stream.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema | undefined = Schema | undefined,
> {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH'
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly encoding?: 'json' | 'form' | 'binary' | 'multipart' | 'piece'
  /** Maximum body size in bytes, where the default limit is too low. */
  readonly bodyLimit?: number
  readonly output?: Output
  /** Success status; default 200 with an output, 204 without. */
  readonly status?: number
  /**
   * True for resources a page loads by address alone (the `src` of a picture): the session cookie is accepted when no token is sent.
   * Reading only, since browsers attach cookies unasked.
   */
  readonly byCookie?: boolean
  /**
   * True for what pages and viewers of other sites read: HEAD and OPTIONS are answered besides GET, and every answer, also a refusal, lets
   * them read it. A public one may be shown on their pages, too. Reading only.
   */
  readonly crossOrigin?: true
  /** The token it accepts instead of the session's: the search token, whose headers must match it (P-A09). */
  readonly token?: 'search'
  /**
   * True for endpoints that request limits never close: they count callers themselves, or cost no more than a static file.
   * Public endpoints only.
   */
  readonly unlimited?: true
  /** True for endpoints that leave the catalogue unchanged although their method is not GET: they never queue behind writers. */
  readonly reads?: boolean
  /** True for addresses that stay open during maintenance. */
  readonly openInMaintenance?: boolean
  /** Part of the public site of a museum, with connections of its own. A page answers HEAD as well, and any other method with 405. */
  readonly open?: 'page' | 'picture'
  /** True for actions a museum may still take after its trial or subscription has ended: manage its account and export its data. */
  readonly openWhenExpired?: boolean
  /** True for actions other than reading that a suspended museum may take: export its data and order a licence. */
  readonly openWhenSuspended?: boolean
  /** True for actions a suspended museum may take but a copy restored from a backup may not, such as ordering or accepting documents. */
  readonly closedInCopies?: boolean
  /**
   * True for the endpoints needed to set up a second factor that the museum (or, for operators, the platform) requires; all others wait for
   * it.
   */
  readonly openWithoutSecondFactor?: boolean
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Output extends Schema | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> => declaration

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Given<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _O> ? Parsed<P> : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _O> ? Parsed<Q> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _O> ? Parsed<B> : never
export type OutputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer O> ? Parsed<O> : never
/** The input a caller passes: exactly the parts that an endpoint declares. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? (P extends Schema ? { params: Given<P> } : unknown) &
        (Q extends Schema ? { query?: Given<Q> } : unknown) &
        (B extends Schema ? { body: Given<B> } : unknown)
    : never
