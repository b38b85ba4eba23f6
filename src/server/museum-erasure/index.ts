import './tables.ts'

export { type ErasureContext, eraseMuseum } from './erase-museum.ts'
export type { Erased } from './store/erasures.ts'
