import { comparePath } from '#model/navigation/compare-path.ts'
import type { CardType } from '#model/record-types.ts'

const paths: Readonly<Partial<Record<CardType, typeof comparePath>>> = { file: comparePath }

/** Returns the address of the comparison of records of a type; undefined for types without one. */
export const comparePathOf = (type: CardType) => paths[type]
