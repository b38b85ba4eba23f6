import type { ComponentType } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { RecordSlotProps, RecordSlots, RecordSlotTab } from '../../cards/record/view/record-slots.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProcedureAttachments } from '../attachments/ProcedureAttachments.tsx'
import { ProcedureObjects } from '../objects/ProcedureObjects.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { RoomTab } from '../room/RoomTab.tsx'
import { tabsOf } from '../types/tabs-of.ts'
import { useProcedure } from '../use-procedure.ts'
import { ProcedureAside } from './ProcedureAside.tsx'
import { useEventWords } from './use-event-words.tsx'
import { WorkflowNotice, WorkflowState } from './WorkflowNotice.tsx'

/** Makes a part of a procedure one of its record. */
const ofRecord = (Part: ComponentType<ProcedurePartProps>) =>
  function OfRecord({ card }: RecordSlotProps) {
    const { data: procedure, put } = useProcedure(card.id)
    return procedure ? <Part procedure={procedure} put={put} /> : <Skeleton width={30} />
  }

function ObjectsCount({ card }: { readonly card: CardAnswer }) {
  return useProcedure(card.id).data?.objectsCount ?? null
}

/** What procedures of a type show beside what all records show: each view for what the type declares. */
export function procedureSlots(declaration: ProcedureDeclaration): RecordSlots {
  const { name, lines, rooms, attachmentTypes } = declaration
  const tabs: readonly RecordSlotTab[] = [
    ...(Object.keys(lines.fields).length > 0
      ? [
          {
            id: 'objects',
            label: 'procedures.tabs.objects' as const,
            View: ofRecord(ProcedureObjects),
            Count: ObjectsCount,
          },
        ]
      : []),
    ...tabsOf(name).map(({ View, ...tab }) => ({ ...tab, View: ofRecord(View) })),
    ...(rooms ? [{ id: 'room', label: 'borrowerRoom.tab' as const, View: ofRecord(RoomTab) }] : []),
    ...(attachmentTypes.length > 0
      ? [
          {
            id: 'attachments',
            label: 'procedures.tabs.attachments' as const,
            View: ofRecord(ProcedureAttachments),
            holdsFiles: true,
          },
        ]
      : []),
  ]
  return {
    State: WorkflowState,
    Notice: WorkflowNotice,
    Aside: ofRecord(ProcedureAside),
    tabs,
    useEventWords: () => useEventWords(declaration),
  }
}
