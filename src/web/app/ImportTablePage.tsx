import { TermPickerContext } from '../fields/term/term-picker.ts'
import { ImportPage } from '../import/ImportPage.tsx'
import { TermPicker } from '../vocabularies/picker/TermPicker.tsx'

/** The import of a table, with the picker of terms that its names are decided with. */
export function ImportTablePage() {
  return (
    <TermPickerContext value={TermPicker}>
      <ImportPage />
    </TermPickerContext>
  )
}
