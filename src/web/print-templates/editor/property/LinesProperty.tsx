import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { PartList } from '../PartList.tsx'
import { partsIn } from '../part.ts'
import { useReadableWords } from '../use-readable-words.ts'
import type { PropertyProps } from './property-props.ts'
import { WordsField } from './WordsField.tsx'

const mostLines = 6

/** Lines to sign on, side by side, with what stands below each. */
export function LinesProperty({ property, part, place, onChange }: PropertyProps<'lines'>) {
  const { t } = useTranslation()
  const readable = useReadableWords()
  const lines = partsIn(part, property.name)
  const nameAt = (at: number) => t('templates.editor.signature', { number: at + 1 })
  return (
    <>
      <PartList
        label={t(property.label)}
        place={place}
        parts={lines}
        nameOf={(line, at) => readable(line) || nameAt(at)}
        onChange={onChange}
      >
        {(line, at, change) => (
          <WordsField label={t('templates.editor.text')} words={line} place={at} onChange={change} />
        )}
      </PartList>
      {lines.length < mostLines && (
        <Button look="subtle" onClick={() => onChange([...lines, {}])}>
          {t('templates.editor.addSignature')}
        </Button>
      )}
    </>
  )
}
