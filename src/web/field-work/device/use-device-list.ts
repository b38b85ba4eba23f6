import { useEffect, useState } from 'react'
import { deviceLists } from './device-lists.ts'
import type { KeptEntry, KeptList } from './kept.ts'

export interface DeviceList {
  /** False until the device has been asked. */
  readonly read: boolean
  readonly list: KeptList | undefined
  readonly entries: readonly KeptEntry[]
}

const nothing: DeviceList = { read: false, list: undefined, entries: [] }

/** Returns a list as stored on the device, with this device's entries; changes show at once. */
export function useDeviceList(owner: string | undefined, id: string): DeviceList {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let gone = false
    const load = async () => {
      if (owner === undefined) return setState({ ...nothing, read: true })
      const [list, entries] = await Promise.all([deviceLists.list(owner, id), deviceLists.entries(owner, id)])
      if (!gone) setState({ read: true, list, entries })
    }
    const show = () => void load().catch(() => setState({ ...nothing, read: true }))
    show()
    const end = deviceLists.onChange(show)
    return () => {
      gone = true
      end()
    }
  }, [owner, id])
  return state
}
