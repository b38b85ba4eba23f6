import { Braces } from 'lucide-react'
import { useContext, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#model/languages.ts'
import { placeholdersIn } from '#model/print-templates/placeholders.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import styles from '../Editor.module.css'
import { EditorContext, type Part, textIn, useFault, useFieldLabel } from '../editor-context.ts'
import { FieldPicker } from '../FieldPicker.tsx'
import { PropertyRow } from './PropertyRow.tsx'

interface TextWithFieldsProps {
  readonly label: string
  readonly value: string
  readonly lang?: string
  readonly placeholder?: string
  readonly problem?: string | undefined
  readonly onChange: (text: string) => void
}

/** A text into which fields are inserted by choosing them; the meaning of its placeholders is shown below. */
export function TextWithFields({ label, value, problem, onChange, ...area }: TextWithFieldsProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLTextAreaElement>(null)
  const labelOf = useFieldLabel()
  const insert = (path: string) => {
    const at = box.current?.selectionEnd ?? value.length
    onChange(`${value.slice(0, at)}{{${path}}}${value.slice(at)}`)
  }
  const shown = [...new Set(placeholdersIn(value))].flatMap(path => {
    const name = labelOf(path)
    return name ? [`{{${path}}} = ${name}`] : []
  })
  return (
    <PropertyRow label={label} problem={problem} wide>
      {control => (
        <>
          <TextArea
            {...control}
            {...area}
            ref={box}
            rows={2}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <div className={styles.insert}>
            <Popover
              label={t('templates.editor.insertField')}
              width={320}
              target={
                <Button look="subtle">
                  <Braces size={15} strokeWidth={1.7} aria-hidden="true" />
                  {t('templates.editor.insertField')}
                </Button>
              }
            >
              {close => (
                <FieldPicker
                  label={t('templates.editor.chooseField')}
                  onPick={path => {
                    insert(path)
                    close()
                  }}
                />
              )}
            </Popover>
            {shown.length > 0 && <p className={styles.marks}>{shown.join(' · ')}</p>}
          </div>
        </>
      )}
    </PropertyRow>
  )
}

interface WordsFieldProps {
  readonly label: string
  readonly words: Part
  readonly place: string
  readonly onChange: (words: Part) => void
}

/** Text in the language being edited; as long as there is none, that of another language is shown as a placeholder. */
export function WordsField({ label, words, place, onChange }: WordsFieldProps) {
  const faultAt = useFault()
  const { language } = useContext(EditorContext)
  const other = languages.map(each => textIn(words, each)).find(text => text !== '')
  return (
    <TextWithFields
      label={`${label} (${languageNames[language]})`}
      lang={language}
      value={textIn(words, language)}
      {...(other && { placeholder: other })}
      problem={faultAt(place, 'within')}
      onChange={text => {
        const { [language]: _, ...rest } = words
        onChange(text === '' ? rest : { ...rest, [language]: text })
      }}
    />
  )
}
