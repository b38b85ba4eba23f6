import { parseStarterTerms } from '../vocabularies/starter/parse.ts'
import { registrationTerms } from '../vocabularies/starter/registration.ts'

/**
 * What an organisation can be: the starter terms of the vocabulary OCT. Chosen before there is a museum with terms of its own, and kept
 * by key, whatever the museum calls its terms later.
 */
export const organisationFunctions = parseStarterTerms(registrationTerms.OCT)

const keys = new Set(organisationFunctions.map(({ key }) => key))

export const isOrganisationFunction = (key: string): boolean => keys.has(key)
