import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'
import type { TermsField } from '#model/kinds/term.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { useField } from './use-field.ts'

export interface ProposedTermsProps {
  readonly field: TermsField
  readonly path: string
  /** Declared path of the words that were found. */
  readonly from: string
}

const folded = (word: string): string => word.trim().toLocaleLowerCase()

/** Keywords from the metadata of a file: a press adds one as a term of the field, creating it in the vocabulary if necessary. */
export function ProposedTerms({ field, path, from }: ProposedTermsProps) {
  const { t } = useTranslation()
  const { form, readOnly } = useFormSurroundings()
  const { value, onChange } = useField(path)
  const mayAdd = useCan(addTerm.access as Requirement) && vocabularies[field.vocabulary].open
  const [busy, setBusy] = useState(false)
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set())
  const chosen = (Array.isArray(value) ? value : []) as readonly TermRef[]
  const names = new Set(chosen.map(({ name = '' }) => folded(name)))
  const found = [...leafValues(fieldsOf(form.declaration), form.base())].flatMap(place =>
    place.path === from && typeof place.value === 'string' ? [place.value] : [],
  )
  const words = [...new Map(found.map(word => [folded(word), word])).values()].filter(
    word => !names.has(folded(word)) && !unknown.has(word),
  )
  if (readOnly || words.length === 0) return null

  const termFor = async (word: string): Promise<TermRef | undefined> => {
    const params = { code: field.vocabulary }
    const { terms } = await call(
      readTerms,
      { params, query: { q: word, page: 0, blocksize: 20 } },
      { name: `term for ${word}`, notify: genericOnFailure },
    )
    const known = terms.find(term => folded(term.name) === folded(word) && term.assignable)
    if (known) return { id: known.id, name: known.name }
    if (!mayAdd) return undefined
    const { id } = await call(
      addTerm,
      { params, body: { name: word, assignable: true } },
      { name: `new term ${word}`, notify: genericOnFailure },
    )
    return { id, name: word }
  }
  const takeOver = async (wanted: readonly string[]) => {
    setBusy(true)
    try {
      const terms: TermRef[] = []
      for (const word of wanted) {
        const term = await termFor(word)
        if (term) terms.push(term)
        else setUnknown(before => new Set([...before, word]))
      }
      const known = new Set(chosen.map(({ id }) => id))
      const added = terms.filter(({ id }) => !known.has(id))
      if (added.length > 0) onChange([...chosen, ...added])
    } catch {
      // Failures were already reported; the words stay as they are.
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset className={styles.proposed} disabled={busy} aria-label={t('files.keywords.found')}>
      <span>{t('files.keywords.found')}</span>
      {words.map(word => (
        <button key={word} type="button" onClick={() => void takeOver([word])}>
          <Plus size={12} strokeWidth={2} aria-hidden="true" />
          {word}
        </button>
      ))}
      {words.length > 1 && (
        <Button look="subtle" busy={busy} onClick={() => void takeOver(words)}>
          {t('files.keywords.takeAll')}
        </Button>
      )}
    </fieldset>
  )
}
