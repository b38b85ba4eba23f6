import { createContext } from 'react'

/** True where dates are shown in the words in which they were typed: in the history of a record. */
export const TypedDatesContext = createContext(false)
