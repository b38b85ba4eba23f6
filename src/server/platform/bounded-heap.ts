import { setFlagsFromString } from 'node:v8'

/**
 * Growth of the heap, in hundredths of what is in use, before what is no longer needed is taken away. Left to itself, V8 lets it grow to four times that:
 * while a table is loaded, the server held three times the memory it used.
 */
export const heapGrowth = '--heap-growing-percent=75'

/** Keeps the memory of this process near what it uses. For the beginning, before there is anything to take away. */
export const boundHeap = (): void => setFlagsFromString(heapGrowth)
