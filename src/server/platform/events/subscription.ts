import type { PlatformEvent } from '#model/api/events.ts'
import type { Audience } from './announcement.ts'

export interface Subscriber {
  /** Called for each event that reaches the audience. What it throws is logged. */
  onEvent(event: PlatformEvent): void
  /** News may have been missed, or the server stops: listeners start again. */
  onGap(): void
}

export interface Subscribable {
  /** @returns ends the subscription. */
  subscribe(audience: Audience, subscriber: Subscriber): () => void
}
