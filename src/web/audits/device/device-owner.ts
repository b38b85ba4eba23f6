import { browserStore } from '../../platform/browser-store.ts'

/** Who keeps audits on this device: a person within a museum. */
export interface DeviceOwner {
  /** Museum and account: what another person, or another museum, keeps here is neither shown nor sent. */
  readonly key: string
  readonly accountId: string
  readonly name: string
}

/** Who opened an audit here last; undefined on a device that keeps none. */
export const deviceOwner = browserStore<DeviceOwner>('vitrine.audits')
