import { lazy, Suspense } from 'react'
import { namesPictures } from '#model/engine/names-pictures.ts'
import { BasketActionsContext, FoundActionsContext } from '../../cards/basket/basket-action.ts'
import { PhotographsContext, UploadSlotContext } from '../../cards/files/upload-slot.ts'
import { AreaList } from '../../cards/list/AreaList.tsx'
import { BeginSlotContext } from '../../cards/list/begin-slot.ts'
import { SearchSlotsContext } from '../../cards/list/search-slots.ts'
import { BeginReportButton } from '../../condition-reports/begin/BeginReportButton.tsx'
import { TermPickerContext, type TermPickerProps } from '../../fields/term/term-picker.ts'
import { chooseToUpload } from '../../files/upload/choose-to-upload.ts'
import { DropHere } from '../../files/upload/DropHere.tsx'
import { UploadTo } from '../../files/upload/UploadTo.tsx'
import { MoveButton } from '../../moving/MoveButton.tsx'
import { PrintSelectionButton } from '../../print-templates/dialog/PrintButtons.tsx'
import { ProcedureButton } from '../../procedures/add-to/ProcedureButton.tsx'
import { BeginButton } from '../../procedures/begin/BeginButton.tsx'
import { ProcedureLists } from '../../procedures/list/ProcedureLists.tsx'
import { useListSearches } from '../searches/use-list-searches.ts'
import styles from './CardListPage.module.css'
import { useArea } from './use-area.ts'

const basketActions = [PrintSelectionButton, MoveButton, ProcedureButton]
const foundActions = [MoveButton, ProcedureButton]

const Picker = lazy(async () => ({
  default: (await import('../../vocabularies/picker/TermPicker.tsx')).TermPicker,
}))

/** The picker of terms, fetched when a bulk edit asks for one. */
const TermPicker = (props: TermPickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
)

/** The list of records of a type (C-S01); bulk edits pick terms, too. */
export function CardListPage() {
  const area = useArea()
  const searches = useListSearches()
  return (
    area && (
      <TermPickerContext value={TermPicker}>
        <UploadSlotContext value={UploadTo}>
          {(area.declaration.uploaded || namesPictures(area.declaration)) && <DropHere />}
          {area.declaration.workflow && (
            <div className={styles.lists}>
              <ProcedureLists />
            </div>
          )}
          <SearchSlotsContext value={searches}>
            <BasketActionsContext value={basketActions}>
              <FoundActionsContext value={foundActions}>
                <BeginSlotContext value={area.declaration.begunElsewhere ? BeginReportButton : BeginButton}>
                  <PhotographsContext value={chooseToUpload}>
                    <AreaList key={area.type} area={area} />
                  </PhotographsContext>
                </BeginSlotContext>
              </FoundActionsContext>{' '}
            </BasketActionsContext>
          </SearchSlotsContext>
        </UploadSlotContext>
      </TermPickerContext>
    )
  )
}
