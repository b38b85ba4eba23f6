import { parseStarterTerms } from '../vocabularies/starter/parse.ts'
import { registrationTerms } from '../vocabularies/starter/registration.ts'

/**
 * Types of organisations: the initial terms of the vocabulary OCT. Chosen before the museum has terms of its own, and stored by key,
 * whatever it later calls them.
 */
export const organisationFunctions = parseStarterTerms(registrationTerms.OCT)

const keys = new Set(organisationFunctions.map(({ key }) => key))

export const isOrganisationFunction = (key: string): boolean => keys.has(key)
