import type { SessionState } from '../../platform/session/state.ts'
import type { DeviceOwner } from './device-owner.ts'

/** Returns the owner under whom the current session stores lists on the device; undefined while no user is known to be signed in. */
export function ownerOf({ currentUser, currentMuseumId }: SessionState): DeviceOwner | undefined {
  if (!currentUser || !currentMuseumId) return undefined
  return {
    key: `${currentMuseumId}:${currentUser.id}`,
    accountId: currentUser.id,
    name: `${currentUser.firstName} ${currentUser.lastName}`.trim(),
  }
}
