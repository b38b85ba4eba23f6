import type { Target } from '../mapping.ts'
import { several } from './standard.ts'

/*
 * Fields of objects that the columns of several standards go to.
 */

const one = { split: several, take: 'first' } as const
const rest = { split: several, take: 'rest' } as const

export const toNumber: readonly Target[] = [
  { path: 'objectNumbers/objectNumber', whenEmpty: 'refuse', ...one },
]

/** @param type kind of number, a term */
export const toOtherNumber = (type?: string): readonly Target[] => [
  { path: 'otherNumbers/number', split: several, ...(type && { with: { 'otherNumbers/type': type } }) },
]

export const toTitle: readonly Target[] = [{ path: 'title', whenEmpty: 'warn' }]
export const toOtherTitle: readonly Target[] = [{ path: 'titles/title', split: several }]
export const toObjectName: readonly Target[] = [
  { path: 'objectName', ...one },
  { path: 'typologies', ...rest },
]
export const toTypology: readonly Target[] = [{ path: 'typologies', split: several }]
export const toMakers: readonly Target[] = [{ path: 'productions', reader: 'makers', split: several }]
export const toCulture: readonly Target[] = [
  { path: 'productions/culture', split: several, with: { 'productions/type': 'CULTURE' } },
]
export const toDating: readonly Target[] = [{ path: 'dating', ...one }]
export const toFirstYear: readonly Target[] = [{ path: 'dating', reader: 'firstYear', ...one }]
export const toLastYear: readonly Target[] = [{ path: 'dating', reader: 'lastYear', ...one }]

/** @param type kind of place, a term */
export const toPlace = (type: string): readonly Target[] => [
  { path: 'otherPlaces/place', split: several, with: { 'otherPlaces/type': type } },
]

export const toMaterial: readonly Target[] = [{ path: 'materials/material', split: several }]
export const toTechnique: readonly Target[] = [{ path: 'materials/technique', split: several }]
export const toMedium: readonly Target[] = [{ path: 'mediumDisplay', split: several, join: ', ' }]
export const toDimensions: readonly Target[] = [
  { path: 'measurements', reader: 'dimensions', split: several },
]
export const toDimensionsDisplay: readonly Target[] = [{ path: 'dimensionsDisplay' }]
export const toDescription: readonly Target[] = [{ path: 'description', split: several }]
export const toHistory: readonly Target[] = [{ path: 'historicalNotes', split: several }]
export const toInscriptions: readonly Target[] = [
  { path: 'inscriptions', reader: 'inscriptions', split: several },
]
export const toSubjects: readonly Target[] = [{ path: 'subjects/subject', split: several }]
export const toDepicted: readonly Target[] = [{ path: 'subjects/note', split: several }]
export const toCreditLine: readonly Target[] = [{ path: 'publication/creditLine' }]
/** A right is of a type. */
const copyright = { 'rights/type': 'copyright' } as const

export const toRights: readonly Target[] = [{ path: 'rights/statement', split: several, with: copyright }]
export const toRightsHolder: readonly Target[] = [{ path: 'rights/holder', split: several, with: copyright }]
export const toRelated: readonly Target[] = [{ path: 'relatedObject/object', split: several }]
export const toReferences: readonly Target[] = [
  { path: 'bibliography', reader: 'references', split: several },
]
export const toLiterature: readonly Target[] = [{ path: 'bibliography/work', split: several }]
export const toLink: readonly Target[] = [
  {
    path: 'documents/reference',
    split: several,
    with: { 'documents/document': 'Online catalogue' },
  },
]

/** @param label what the note is about, before its text */
export const toRemarks = (label: string): readonly Target[] => [
  { path: 'remarks', split: several, prefix: `${label}: ` },
]

/** A collection has to be there to be linked; a person who has it maps the column to it. */
export const toCollection: readonly Target[] = toRemarks('Collection')

/** Acquisition: how, from whom, when, and in words. */
export const toAcquisition = {
  method: [{ path: 'acquisitions/type' }],
  source: [{ path: 'acquisitions/from' }],
  date: [{ path: 'acquisitions/date' }],
  note: [{ path: 'acquisitions/note' }],
} as const satisfies Record<string, readonly Target[]>
