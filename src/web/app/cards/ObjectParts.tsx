import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { ObjectReportsSection } from '../../condition-reports/of-object/ObjectReportsSection.tsx'
import { ObjectProcedures } from '../../procedures/of-object/ObjectProcedures.tsx'

/** Parts of an object's record from other modules: procedures, condition reports. */
export function ObjectParts(props: RecordSlotProps) {
  return (
    <>
      <ObjectProcedures {...props} />
      <ObjectReportsSection {...props} />
    </>
  )
}
