import { z } from 'zod/mini'
import { checked } from '../validation/check.ts'
import { type MuseumPath, museumValidators } from './museum-fields.ts'

const field = (path: MuseumPath) => z.string().check(z.trim(), checked(...museumValidators(path)))
const optional = (path: MuseumPath) => z.prefault(field(path), '')

/**
 * A museum's data as it is sent (platform specification, section 3; limits: acceptance row P-U07). What is wrong is told at its path,
 * `legalRepresentative.taxCode`, also where the whole group is missing.
 */
export const museumData = z.object({
  organisationMainBody: field('organisationMainBody'),
  organisationFunction: field('organisationFunction'),
  vat: field('vat'),
  address: field('address'),
  postCode: field('postCode'),
  place: field('place'),
  timeZone: optional('timeZone'),
  legalRepresentative: z.prefault(
    z.object({
      firstName: field('legalRepresentative.firstName'),
      lastName: field('legalRepresentative.lastName'),
      dates: field('legalRepresentative.dates'),
      taxCode: field('legalRepresentative.taxCode'),
    }),
    {} as never,
  ),
  organisationContact: z.prefault(
    z.object({
      name: optional('organisationContact.name'),
      phoneNumber: optional('organisationContact.phoneNumber'),
      email: field('organisationContact.email'),
    }),
    {} as never,
  ),
})

export type MuseumData = z.output<typeof museumData>

/** What a museum has told so far, nothing where it has not: of a new one nothing at all. */
export const museumDataOf = (known: PartialMuseumData = {}): MuseumData => ({
  organisationMainBody: known.organisationMainBody ?? '',
  organisationFunction: known.organisationFunction ?? '',
  vat: known.vat ?? '',
  address: known.address ?? '',
  postCode: known.postCode ?? '',
  place: known.place ?? '',
  timeZone: known.timeZone ?? '',
  legalRepresentative: { firstName: '', lastName: '', dates: '', taxCode: '', ...known.legalRepresentative },
  organisationContact: { name: '', phoneNumber: '', email: '', ...known.organisationContact },
})

/** Museum data of which parts may be missing. */
export type PartialMuseumData = {
  readonly [Key in keyof MuseumData]?: MuseumData[Key] extends string
    ? string | undefined
    : Partial<MuseumData[Key]> | undefined
}
