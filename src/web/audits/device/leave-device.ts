import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { deviceAudits } from './device-audits.ts'

/** What signing out means for the audits on this device. */
export const leaveDevice = {
  /** True when one may leave: the museum has taken everything, or the person gives it up. */
  ask: async (): Promise<boolean> =>
    !(await deviceAudits.holdsUntaken().catch(() => false)) || askToLeave('findings'),
  /** Takes everything off the device. */
  forget: (): Promise<void> => deviceAudits.clear(),
}
