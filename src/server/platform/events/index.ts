export type { Announcement, Audience } from './announcement.ts'
export { createEvents, type Events, type EventsOptions, publish, type Subscriber } from './events.ts'
