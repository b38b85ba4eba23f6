import { comparePath } from '#model/navigation/compare-path.ts'
import type { CardType } from '#model/record-types.ts'

const paths: Readonly<Partial<Record<CardType, typeof comparePath>>> = { file: comparePath }

/** Where cards of a type lie beside each other; undefined for types that are not looked at like that. */
export const comparePathOf = (type: CardType) => paths[type]
