import type { ComponentType } from 'react'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { ObjectProcedures } from '../../procedures/of-object/ObjectProcedures.tsx'

/** Puts the procedures that a record is in above its other parts. */
export const withProcedures = (Part: ComponentType<RecordSlotProps> | undefined) =>
  function WithProcedures(props: RecordSlotProps) {
    return (
      <>
        <ObjectProcedures {...props} />
        {Part && <Part {...props} />}
      </>
    )
  }
