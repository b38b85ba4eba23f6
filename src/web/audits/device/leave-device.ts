import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { deviceAudits } from './device-audits.ts'

/** What signing out means for the audits on this device. */
export const leaveDevice = {
  /** True when one may leave: nothing waits to be sent, or the person gives it up. */
  ask: async (): Promise<boolean> => {
    const waiting = await deviceAudits.unsent().catch(() => [])
    return waiting.length === 0 || askToLeave('findings')
  },
  /** Takes everything off the device. */
  forget: (): Promise<void> => deviceAudits.clear(),
}
