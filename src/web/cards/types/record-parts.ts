import type { ComponentType } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/record-types.ts'
import type { CardArea } from '../card-area.ts'
import { CiteWork } from '../citations/CiteWork.tsx'

export type RecordPart = ComponentType<{ readonly area: CardArea; readonly card: CardAnswer }>

const parts: Readonly<Partial<Record<CardType, RecordPart>>> = { biblio: CiteWork }

/** Returns the part that records of a type show after their fields; undefined for most types. */
export const recordPartOf = (type: CardType): RecordPart | undefined => parts[type]
