export type { Actor, Authenticate, Membership, MuseumActor, Recognise } from './actor.ts'
export { attachedAs, inlineAs } from './inline-as.ts'
export { type Call, type Handler, type Route, route } from './route.ts'
export { createHttpServer, type HttpOptions, RouteTableError } from './server.ts'
