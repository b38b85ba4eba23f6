import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { deviceLists } from './device-lists.ts'

/** Effects of signing out on the lists on this device. */
export const leaveDevice = {
  /** True when the user may leave: the museum has received everything, or the user discards the rest. */
  ask: async (): Promise<boolean> =>
    !(await deviceLists.holdsUntaken().catch(() => false)) || askToLeave('findings'),
  /** Removes all data from the device. */
  forget: (): Promise<void> => deviceLists.clear(),
}
