import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecimalSign } from '../../../platform/i18n/use-decimal-sign.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import styles from '../Editor.module.css'
import { EditorContext, type Part, partsIn, textIn, useFault, useFieldLabel } from '../editor-context.ts'
import { FieldPicker, FieldRow } from '../FieldPicker.tsx'
import { PartList } from '../PartList.tsx'
import type { PropertyProps } from './PropertyRow.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { WordsField } from './TextWithFields.tsx'

/** A list of fields, each with an optional label; columns of tables also have widths. */
export function FieldsProperty({ property, part, place, onChange }: PropertyProps<'fields'>) {
  const { t } = useTranslation()
  const knows = useContext(EditorContext)
  const labelOf = useFieldLabel()
  const faultAt = useFault()
  const decimalSign = useDecimalSign()
  const fields = partsIn(part, property.name)
  // A row of a table is an object; content above it is printed once.
  const scope = property.withWidths ? 'each' : knows.scope
  return (
    <EditorContext value={{ ...knows, scope }}>
      <PartList
        label={t(property.label)}
        place={place}
        parts={fields}
        nameOf={({ path }) => labelOf(String(path)) ?? t('templates.editor.unknownField')}
        onChange={onChange}
      >
        {(field, at, change) => (
          <>
            <FieldRow
              path={textIn(field, 'path')}
              place={`${at}.path`}
              onPick={path => change({ ...field, path })}
            />
            {property.withWidths && (
              <PropertyRow label={t('templates.editor.width')} problem={faultAt(`${at}.width`)}>
                {control => (
                  <NumberInput
                    {...control}
                    extent="full"
                    decimalSign={decimalSign}
                    end="mm"
                    value={typeof field.width === 'number' ? field.width : undefined}
                    onChange={width => {
                      const { width: _, ...rest } = field
                      change(width === undefined ? rest : { ...rest, width })
                    }}
                  />
                )}
              </PropertyRow>
            )}
            <div className={styles.flag}>
              <Checkbox
                label={t('templates.editor.ownWords')}
                checked={field.label !== undefined}
                onChange={({ target }) => {
                  const { label: _, ...rest } = field
                  change(target.checked ? { ...rest, label: {} } : rest)
                }}
              />
            </div>
            {field.label !== undefined && (
              <WordsField
                label={t('templates.editor.ownWords')}
                words={field.label as Part}
                place={`${at}.label`}
                onChange={label => change({ ...field, label })}
              />
            )}
          </>
        )}
      </PartList>
      <div className={styles.addField}>
        <FieldPicker
          key={fields.length}
          label={t('templates.editor.insertField')}
          onPick={path => onChange([...fields, { path }])}
          problem={faultAt(place)}
        />
        {faultAt(place) && <p className={styles.problem}>{faultAt(place)}</p>}
      </div>
    </EditorContext>
  )
}
