import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRef } from '#model/kinds/values.ts'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import type { SourceProps } from './given.ts'
import { inLocations } from './places-of-objects.ts'

/** All that stands in a room, a shelf, a case, and in what is within them. */
export function LocationSource({ onGiven }: SourceProps) {
  const { t } = useTranslation()
  const [places, setPlaces] = useState<readonly TermRef[]>([])
  useEffect(
    () =>
      onGiven(
        places.length > 0
          ? { kind: 'selection', selection: inLocations(places.map(({ id }) => id)) }
          : undefined,
      ),
    [places, onGiven],
  )
  const label = t('procedureObjects.add.locations')
  return (
    <FormRow broad label={label} hint={t('procedureObjects.add.locationsHint')}>
      <TermPicker
        vocabulary="LR"
        value={places}
        onChange={setPlaces}
        label={label}
        multiple
        control={{ 'aria-label': label }}
      />
    </FormRow>
  )
}
