import { useTranslation } from 'react-i18next'
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx'
import { useOrganisationFunctions } from './use-organisation-functions.ts'

/** What the organisation is: one of the terms the vocabulary OCT begins with. */
export function FunctionField(field: Omit<SelectFieldProps, 'options'>) {
  const { t } = useTranslation()
  return <SelectField {...field} none={t('museum.chooseFunction')} options={useOrganisationFunctions()} />
}
