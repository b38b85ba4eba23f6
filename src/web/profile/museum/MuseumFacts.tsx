import { useTranslation } from 'react-i18next'
import type { Museum } from '#model/api/tenant.ts'
import { useOrganisationFunctions } from '../../museum/use-organisation-functions.ts'
import { Row } from '../Row.tsx'

/** What the museum is and how to reach it, for who does not administer it; what was not said is left out. */
export function MuseumFacts({ museum }: { readonly museum: Museum }) {
  const { t } = useTranslation()
  const functions = useOrganisationFunctions()
  const { name, phoneNumber, email } = museum.organisationContact
  const rows = [
    [
      t('museum.fields.organisationFunction'),
      functions.find(({ value }) => value === museum.organisationFunction)?.label,
    ],
    [t('museum.fields.place'), museum.place],
    [t('museum.fields.contactName'), name],
    [t('museum.fields.phoneNumber'), phoneNumber],
    [t('profile.email'), email],
  ] as const
  return rows.map(([label, value]) =>
    value ? (
      <Row key={label} label={label}>
        {value}
      </Row>
    ) : null,
  )
}
