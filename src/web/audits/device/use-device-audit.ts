import { useEffect, useState } from 'react'
import { deviceAudits } from './device-audits.ts'
import type { KeptAudit, KeptFinding } from './kept-audit.ts'

export interface DeviceAudit {
  /** False until the device has been asked. */
  readonly read: boolean
  readonly audit: KeptAudit | undefined
  readonly findings: readonly KeptFinding[]
}

const nothing: DeviceAudit = { read: false, audit: undefined, findings: [] }

/** Returns a list as stored on the device, with this device's findings; changes show at once. */
export function useDeviceAudit(owner: string | undefined, id: string): DeviceAudit {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let gone = false
    const load = async () => {
      if (owner === undefined) return setState({ ...nothing, read: true })
      const [audit, findings] = await Promise.all([
        deviceAudits.audit(owner, id),
        deviceAudits.findings(owner, id),
      ])
      if (!gone) setState({ read: true, audit, findings })
    }
    const show = () => void load().catch(() => setState({ ...nothing, read: true }))
    show()
    const end = deviceAudits.onChange(show)
    return () => {
      gone = true
      end()
    }
  }, [owner, id])
  return state
}
