import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '#model/api/endpoint.ts'
import type { Language } from '#model/languages.ts'
import type { Actor, MuseumActor } from './actor.ts'

type ActorOf<E extends Endpoint> = E['access'] extends 'public'
  ? undefined
  : E['access'] extends 'signedIn' | 'operator'
    ? Actor
    : MuseumActor

/** Arguments of a handler: checked input, who asks, and in which language. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly actor: ActorOf<E>
  /** The language the request asks for. */
  readonly language: Language
  readonly request: FastifyRequest
  /** For headers, and for answers that are no JSON: send them and return the reply. Streams are hijacked. */
  readonly reply: FastifyReply
}

/** Returns the output, or the reply when it has answered by itself. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E> | FastifyReply>

/** One row of the route table. */
export interface Route {
  readonly endpoint: Endpoint
  // The table holds routes of any type; `route` is the only maker and ties handler and endpoint together.
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>
}

/** Ties a handler to its endpoint; the endpoint's schemas give the types of input and output. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
})
