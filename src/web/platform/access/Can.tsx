import type { ReactNode } from 'react'
import type { Requirement } from '#model/permissions/access.ts'
import { useCan } from './use-can.ts'

interface CanProps extends Requirement {
  readonly children: ReactNode
}

/** Shows its children to those who may; to others nothing is there (P-S17). */
export function Can({ children, ...requirement }: CanProps) {
  return useCan(requirement) ? children : null
}
