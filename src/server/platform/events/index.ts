export type { Announcement, Audience } from './announcement.ts'
export { createEvents, type Events, type EventsOptions, publish } from './events.ts'
export { type EventRoutesOptions, eventRoutes } from './routes.ts'
export type { Subscriber } from './subscription.ts'
