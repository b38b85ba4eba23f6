import { z } from 'zod/mini'
import { checked, problemIssue } from '../validation/check.ts'
import { type MuseumPath, museumValidators } from './museum-fields.ts'
import { postCodeProblem } from './post-codes.ts'

const field = (path: MuseumPath) => z.string().check(z.trim(), checked(...museumValidators(path)))
const optional = (path: MuseumPath) => z.prefault(field(path), '')

const fields = z.object({
  organisationMainBody: field('organisationMainBody'),
  organisationFunction: field('organisationFunction'),
  vat: field('vat'),
  address: field('address'),
  country: optional('country'),
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

/**
 * A museum's profile as it is sent (limits: P-U07). Errors are reported by path, such as `legalRepresentative.taxCode`, even when the whole
 * group is missing.
 */
export const museumData = fields.check(
  z.superRefine(({ postCode, country }, context) => {
    const problem = postCodeProblem(postCode, country)
    if (problem) context.addIssue({ ...problemIssue(problem), path: ['postCode'], input: postCode })
  }),
)

export type MuseumData = z.output<typeof museumData>

/** Completes a museum's profile with empty values; for a new museum all are empty. */
export const museumDataOf = (known: PartialMuseumData = {}): MuseumData => ({
  organisationMainBody: known.organisationMainBody ?? '',
  organisationFunction: known.organisationFunction ?? '',
  vat: known.vat ?? '',
  address: known.address ?? '',
  country: known.country ?? '',
  postCode: known.postCode ?? '',
  place: known.place ?? '',
  timeZone: known.timeZone ?? '',
  legalRepresentative: { firstName: '', lastName: '', dates: '', taxCode: '', ...known.legalRepresentative },
  organisationContact: { name: '', phoneNumber: '', email: '', ...known.organisationContact },
})

/** A museum's profile with optional parts. */
export type PartialMuseumData = {
  readonly [Key in keyof MuseumData]?: MuseumData[Key] extends string
    ? string | undefined
    : Partial<MuseumData[Key]> | undefined
}
