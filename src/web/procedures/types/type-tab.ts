import type { ComponentType } from 'react'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

/** A view that only some types of procedures have. */
export interface TypeTab {
  readonly id: string
  readonly label: TextKey
  readonly View: ComponentType<{ readonly procedure: Procedure }>
}
