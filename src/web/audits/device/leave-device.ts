import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { deviceAudits } from './device-audits.ts'

/** Effects of signing out on the audits on this device. */
export const leaveDevice = {
  /** True when one may leave: the museum has taken everything, or the person gives it up. */
  ask: async (): Promise<boolean> =>
    !(await deviceAudits.holdsUntaken().catch(() => false)) || askToLeave('findings'),
  /** Takes everything off the device. */
  forget: (): Promise<void> => deviceAudits.clear(),
}
