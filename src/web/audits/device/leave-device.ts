import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { deviceAudits } from './device-audits.ts'

/** Effects of signing out on the audits on this device. */
export const leaveDevice = {
  /** True when the user may leave: the museum has received everything, or the user discards the rest. */
  ask: async (): Promise<boolean> =>
    !(await deviceAudits.holdsUntaken().catch(() => false)) || askToLeave('findings'),
  /** Removes all data from the device. */
  forget: (): Promise<void> => deviceAudits.clear(),
}
