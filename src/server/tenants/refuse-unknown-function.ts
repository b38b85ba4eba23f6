import type { MuseumData } from '#model/museum/museum-data.ts'
import { isOrganisationFunction } from '#model/museum/organisation-functions.ts'
import { CodedError } from '#server/platform/errors.ts'

/**
 * Functions of an organisation come from the vocabulary OCT.
 * @param field where the form shows what is wrong
 * @throws {CodedError} `invalid_input`.
 */
export function refuseUnknownFunction({ organisationFunction }: MuseumData, field: string): void {
  if (!isOrganisationFunction(organisationFunction))
    throw new CodedError('invalid_input', { fields: { [field]: { key: 'choice' } } })
}
