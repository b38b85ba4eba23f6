import { useTranslation } from 'react-i18next'
import { capture, content } from '#model/cards/file/measured.ts'
import { fieldValues } from '../../../cards/form/assess.ts'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { says } from '../../../cards/shown/entries.ts'
import { ShownFields } from '../../../cards/shown/ShownFields.tsx'
import { useLabel } from '../../../cards/use-label.ts'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import styles from './Parts.module.css'
import { useFacts } from './use-facts.ts'

const { name, fileType, size, resolution, duration, pages, colours, ownerName, embeddedKeywords } = content

/** What was found in a file, by what people ask for: what it is, what camera, how it looks. */
const groups = {
  content: { name, fileType, size, resolution, duration, pages, colours, embeddedKeywords, ownerName },
  camera: { camera: capture.camera },
} as const

/** What the product found out about a content: nothing of it was typed. */
export function TechnicalPanel({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const sha256 = useFacts(card.id)?.sha256
  const values = fieldValues(area.declaration, card)
  return (
    <>
      <ShownFields
        type={area.type}
        fields={groups.content}
        values={values}
        title={labelOf('section/content')}
      />
      {says(capture.camera, values.camera) && (
        <ShownFields type={area.type} fields={groups.camera} values={values} title={labelOf('camera')} />
      )}
      {sha256 && (
        <div className={styles.further}>
          <DefinitionList
            rows={[
              {
                id: 'sha256',
                label: t('viewer.checksum'),
                value: <span className={styles.checksum}>{sha256}</span>,
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
