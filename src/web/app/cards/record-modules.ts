import { lazy } from 'react'
import type { CardType } from '#model/cards/card-types.ts'
import type { RecordModules, RecordSlots } from '../../cards/record/view/record-slots.ts'
import { fileActions } from '../../files/file-actions.ts'
import { FileStage } from '../../files/view/FileStage.tsx'
import { FileNotice } from '../../files/view/parts/FileNotice.tsx'
import { FileParts } from '../../files/view/parts/FileParts.tsx'
import { objectActions } from '../../procedures/add-to/object-actions.ts'
import { ObjectParts } from './ObjectParts.tsx'

const slots: Readonly<Partial<Record<CardType, RecordSlots>>> = {
  file: { Stage: FileStage, Notice: FileNotice, Part: FileParts, actions: fileActions },
  object: { Part: ObjectParts, actions: objectActions },
}

/** What modules above the cards show in the records of a type. */
export const recordModules: RecordModules = {
  slotsOf: type => slots[type] ?? {},
  LightTable: lazy(async () => ({
    default: (await import('../../files/view/light-table/LightTable.tsx')).LightTable,
  })),
}
