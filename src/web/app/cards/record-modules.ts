import { lazy } from 'react'
import { declarations } from '#model/cards/declarations.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { CardType } from '#model/record-types.ts'
import type { RecordModules, RecordSlots } from '../../cards/record/view/record-slots.ts'
import { commentsTab } from '../../comments/comments-tab.tsx'
import { ObjectReportsSection } from '../../condition-reports/of-object/ObjectReportsSection.tsx'
import { reportSlots } from '../../condition-reports/record/report-slots.tsx'
import { fileActions } from '../../files/file-actions.ts'
import { FileStage } from '../../files/view/FileStage.tsx'
import { FileNotice } from '../../files/view/parts/FileNotice.tsx'
import { FileParts } from '../../files/view/parts/FileParts.tsx'
import { moveActions } from '../../moving/record-actions.tsx'
import { printAction } from '../../print-templates/dialog/PrintButtons.tsx'
import { procedureActions } from '../../procedures/add-to/record-actions.tsx'
import { useEffectWords } from '../../procedures/effects/use-effect-words.tsx'
import { procedureSlots } from '../../procedures/record/procedure-slots.tsx'
import { withProcedures } from './with-procedures.tsx'

const own: Readonly<Partial<Record<CardType, RecordSlots>>> = {
  file: { Stage: FileStage, Notice: FileNotice, Part: FileParts, actions: fileActions },
  conditionReport: reportSlots,
  object: { Part: ObjectReportsSection },
}

const ofProcedures = new Map<CardType, RecordSlots>(
  procedureDeclarations.map(declaration => [declaration.type, procedureSlots(declaration)]),
)

/** True for types that procedures are about. */
const isInProcedures = (type: CardType): boolean =>
  procedureDeclarations.some(({ lines }) => lines.of.includes(type))

const slots = new Map<CardType, RecordSlots>(
  declarations.flatMap(declaration =>
    declaration.types.map(type => {
      const { actions = [], ...rest } = own[type] ?? ofProcedures.get(type) ?? {}
      const all = [
        ...actions,
        ...moveActions(declaration),
        ...procedureActions(declaration),
        printAction(declaration),
      ]
      const parts = isInProcedures(type) ? { Part: withProcedures(rest.Part) } : {}
      const tabs = [...(rest.tabs ?? []), commentsTab]
      return [type, { useEventWords: useEffectWords, ...rest, ...parts, tabs, actions: all }] as const
    }),
  ),
)

/** Parts that modules above show in the records of a type. */
export const recordModules: RecordModules = {
  slotsOf: type => slots.get(type) ?? {},
  LightTable: lazy(async () => ({
    default: (await import('../../files/view/light-table/LightTable.tsx')).LightTable,
  })),
}
