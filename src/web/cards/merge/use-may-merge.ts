import { useCan } from '../../platform/access/use-can.ts'
import type { CardArea } from '../card-area.ts'

/** Whether the person may make two cards of an area one: change them, and delete one. */
export function useMayMerge({ declaration: { mergeable, permissions } }: CardArea): boolean {
  const mayChange = useCan({ permissions: permissions.update })
  const mayDelete = useCan({ permissions: permissions.delete })
  return mergeable && mayChange && mayDelete
}
