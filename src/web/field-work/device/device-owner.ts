import { browserStore } from '../../platform/browser-store.ts'

/** The owner of lists on this device: a person within a museum. */
export interface DeviceOwner {
  /** Museum and account: data stored here for another person or museum is neither shown nor sent. */
  readonly key: string
  readonly accountId: string
  readonly name: string
}

/** Returns the last person who opened a list here; undefined on a device without lists. */
export const deviceOwner = browserStore<DeviceOwner>('vitrine.audits')
