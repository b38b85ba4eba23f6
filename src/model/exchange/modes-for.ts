import type { CardDeclaration } from '../engine/define-card.ts'
import { type ImportMode, importModes } from './mapping.ts'

const changing: readonly ImportMode[] = ['update', 'add']

/** The ways tables of a type can be loaded: cards that come with uploaded files are never made from rows, but described by them. */
export const modesFor = ({ uploaded }: Pick<CardDeclaration, 'uploaded'>): readonly ImportMode[] =>
  uploaded ? changing : importModes
