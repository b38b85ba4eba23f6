import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cardTypes } from '#model/cards/card-types.ts'
import { searchPath } from '#model/navigation/search-paths.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SearchDraft } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { useReadable } from './fields/use-readable.ts'
import type { NameTaken } from './use-saving.ts'

const longestName = 200

interface EditorHeadProps {
  readonly draft: SearchDraft
  /** Another search that has the name. */
  readonly taken: NameTaken | undefined
  /** It cannot be saved without a name. */
  readonly needsName: boolean
  readonly onClass: (classId: number) => void
  readonly onChange: (part: Partial<Pick<SearchDraft, 'name' | 'shared'>>) => void
}

/** What is searched, what the search is called, and who sees it. */
export function EditorHead({ draft, taken, needsName, onClass, onChange }: EditorHeadProps) {
  const { t } = useTranslation()
  const readable = useReadable()
  const nameProblem = taken
    ? t('searches.editor.nameTaken')
    : needsName
      ? t('searches.editor.nameNeeded')
      : undefined
  return (
    <div className={styles.head}>
      <SelectField
        label={t('searches.editor.searched')}
        options={readable.map(({ type }) => ({
          value: String(cardTypes[type]),
          label: t(cardWordKey(type, 'list')),
        }))}
        value={String(draft.classId)}
        onChange={({ target }) => onClass(Number(target.value))}
      />
      <TextField
        label={t('searches.editor.name')}
        maxLength={longestName}
        value={draft.name}
        problem={nameProblem}
        hint={
          taken?.id ? (
            <Link to={searchPath(taken.id)}>{t('searches.editor.openOther', { name: taken.name })}</Link>
          ) : undefined
        }
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Switch
        label={t('searches.editor.shared')}
        checked={draft.shared}
        onChange={({ target }) => onChange({ shared: target.checked })}
      />
    </div>
  )
}
