import { CataloguePage } from '../../cards/list/CataloguePage.tsx'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'

/** The list of objects; changes of many at once pick terms too. */
export function CatalogueListPage() {
  return (
    <TermPickerContext value={TermPicker}>
      <CataloguePage />
    </TermPickerContext>
  )
}
