import { useState } from 'react'
import type { ListView } from '#model/engine/list-views.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { phone, useMediaQuery } from '../../ui/use-media-query.ts'
import type { CardArea } from '../card-area.ts'

/** Editing of cells in the list: in tables, by people who may edit, where a screen has room for columns. */
export function useCellEditing({ declaration }: CardArea, view: ListView) {
  const [wanted, setWanted] = useState(false)
  const mayEdit = useCan({ permissions: declaration.permissions.update, also: declaration.permissions.read })
  const isPhone = useMediaQuery(phone)
  const isOffered = mayEdit && view === 'listView'
  return {
    isOn: wanted && isOffered && !isPhone,
    /** Switched on where the window has become too narrow since. */
    isTooNarrow: wanted && isOffered && isPhone,
    /** Begins or ends; absent where it is not offered. */
    toggle: isOffered && !isPhone ? () => setWanted(on => !on) : undefined,
  }
}
