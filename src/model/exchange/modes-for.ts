import type { CardDeclaration } from '../engine/define-card.ts'
import { type ImportMode, importModes } from './mapping.ts'

const changing: readonly ImportMode[] = ['update', 'add']

/** Returns the import modes of a type: records created by uploading files, or by an endpoint of their own, are never created from rows, only updated. */
export const modesFor = ({
  uploaded,
  begunElsewhere,
}: Pick<CardDeclaration, 'uploaded' | 'begunElsewhere'>): readonly ImportMode[] =>
  uploaded || begunElsewhere ? changing : importModes
