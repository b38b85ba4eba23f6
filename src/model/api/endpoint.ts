import type { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'

/**
 * Who may call: everybody; any signed-in person; an operator of the platform; or a signed-in person who meets the requirement in the current museum.
 * There is no default: a route without an access entry does not boot.
 */
export type Access = 'public' | 'signedIn' | 'operator' | Requirement

type Schema = z.ZodMiniType

/**
 * The contract of one address: server and client both import the same constant.
 * `body` is JSON unless `encoding` says otherwise: 'binary' a file as it is, 'multipart' files with their names, 'piece' a piece of a file
 * in the protocol of tus; `output` is absent where the answer has no content or is a stream.
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
  /** Bytes a body may have, where the usual limit is too narrow. */
  readonly bodyLimit?: number
  readonly output?: Output
  /** Success status; default 200 with an output, 204 without. */
  readonly status?: number
  /**
   * True for what a page loads by its address alone (the `src` of a picture): the session's cookie is taken where no token is sent.
   * Only for reading, since a cookie comes along unasked.
   */
  readonly byCookie?: boolean
  /** The token it takes where that is not the session's: the one of searches, with the headers that must agree with it (acceptance row P-A09). */
  readonly token?: 'search'
  /**
   * True for what no stranger's requests may close: it counts its callers itself, or costs no more than a file of the page.
   * Only for public endpoints.
   */
  readonly unlimited?: true
  /** True for what changes nothing of the catalogue, though its method is not GET: it never waits behind those who write. */
  readonly reads?: boolean
  /** True for addresses that stay open while the platform is under maintenance. */
  readonly openInMaintenance?: boolean
  /** True for what a museum may still do when its trial or subscription has ended: look after its account, and take its data along. */
  readonly openWhenExpired?: boolean
  /** True for what a suspended museum may still do beside reading: take its data along, and order a licence. */
  readonly openWhenSuspended?: boolean
  /** True for what a suspended museum may do and a copy of one, as of a backup, may not: it orders nothing and accepts nothing. */
  readonly closedInCopies?: boolean
  /** True for what one needs to set up the second factor that the museum, or of operators the platform, demands: all else waits for it. */
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
/** What a caller must give: the parts an endpoint declares, no others. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? (P extends Schema ? { params: Given<P> } : unknown) &
        (Q extends Schema ? { query?: Given<Q> } : unknown) &
        (B extends Schema ? { body: Given<B> } : unknown)
    : never
