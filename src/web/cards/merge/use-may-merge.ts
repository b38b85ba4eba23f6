import { useCan } from '../../platform/access/use-can.ts'
import type { CardArea } from '../card-area.ts'

/** Returns true for people who may merge records of an area: update them and delete one. */
export function useMayMerge({ declaration: { mergeable, permissions } }: CardArea): boolean {
  const mayChange = useCan({ permissions: permissions.update })
  const mayDelete = useCan({ permissions: permissions.delete })
  return mergeable && mayChange && mayDelete
}
