import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import styles from '../Editor.module.css'
import type { DocumentFormProps } from '../editor-context.ts'
import { type Part, partsIn } from '../editor-context.ts'
import { newElement } from '../new-part.ts'
import { PartForm } from '../PartForm.tsx'
import { AddMenu, PartList } from '../PartList.tsx'
import { type ElementType, elementProperties, mediumProperties, sheetPageProperties } from '../properties.ts'
import { elementTypeOf, LabelCanvas, useElementName } from './LabelCanvas.tsx'
import { frameOf } from './move-element.ts'

const a4 = { width: 210, height: 297 }
const elementTypes = Object.keys(elementProperties) as ElementType[]

/** Returns the assumed layout of a sheet: as many labels as it has room for. */
const sheetOf = ({ width, height }: Part): Part => ({
  type: 'sheet',
  page: a4,
  top: 10,
  left: 5,
  columns: Math.max(1, Math.floor(200 / (Number(width) || 200))),
  rows: Math.max(1, Math.floor(277 / (Number(height) || 277))),
  width,
  height,
  gapX: 0,
  gapY: 0,
})

/** A label: its paper, and the elements on it. */
export function LabelForm({ document, onChange }: DocumentFormProps) {
  const { t } = useTranslation()
  const nameOf = useElementName()
  const [chosen, choose] = useState<number>()
  const medium = (document.medium ?? {}) as Part
  const type = medium.type === 'roll' ? 'roll' : 'sheet'
  const elements = partsIn(document, 'elements')
  const { width, height } = frameOf(medium)
  const setMedium = (next: Part) => onChange({ ...document, medium: next })
  const setElements = (next: readonly Part[]) => onChange({ ...document, elements: next })
  return (
    <>
      {width > 0 && height > 0 && (
        <LabelCanvas
          label={{ width, height }}
          elements={elements}
          chosen={chosen}
          onChoose={choose}
          onChange={setElements}
        />
      )}
      <section className={styles.section} aria-labelledby="template-elements">
        <h2 id="template-elements">{t('templates.editor.elements')}</h2>
        {elements.length === 0 && <p className={styles.quiet}>{t('templates.editor.nothingChosen')}</p>}
        <PartList
          label={t('templates.editor.elements')}
          place="elements"
          parts={elements}
          nameOf={nameOf}
          chosen={{ at: chosen, set: choose }}
          onChange={setElements}
        >
          {(element, place, change) => {
            const of = elementTypeOf(element)
            return (
              of && (
                <PartForm properties={elementProperties[of]} part={element} place={place} onChange={change} />
              )
            )
          }}
        </PartList>
        <AddMenu
          choices={elementTypes.map(id => ({ id, label: t(`templates.editor.types.${id}`) }))}
          onAdd={id => {
            setElements([...elements, newElement(id as ElementType, { width, height })])
            choose(elements.length)
          }}
        />
      </section>
      <section className={styles.section} aria-labelledby="template-paper">
        <h2 id="template-paper">{t('templates.editor.paper')}</h2>
        <SegmentedControl
          label={t('templates.editor.medium.type')}
          value={type}
          options={(['sheet', 'roll'] as const).map(value => ({
            value,
            label: t(`templates.editor.medium.${value}`),
          }))}
          onChange={next =>
            next !== type && setMedium(next === 'roll' ? { type: 'roll', width, height } : sheetOf(medium))
          }
        />
        <PartForm properties={mediumProperties[type]} part={medium} place="medium" onChange={setMedium} />
        {type === 'sheet' && (
          <PartForm
            properties={sheetPageProperties}
            part={(medium.page ?? {}) as Part}
            place="medium.page"
            onChange={page => setMedium({ ...medium, page })}
          />
        )}
      </section>
    </>
  )
}
