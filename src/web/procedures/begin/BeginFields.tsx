import { useTranslation } from 'react-i18next'
import { titleLength } from '#model/procedures/define-procedure.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import styles from './Begin.module.css'
import { TypeChoice, type TypeChoiceProps } from './TypeChoice.tsx'
import type { Beginning } from './use-begin.ts'

interface BeginFieldsProps extends Pick<TypeChoiceProps, 'types'> {
  /** Id of the form, for a button outside. */
  readonly form: string
  readonly beginning: Beginning
}

/** The fields of a procedure about to begin. */
export function BeginFields({ types, form, beginning }: BeginFieldsProps) {
  const { t } = useTranslation()
  const { type, setType, typeProblem, title, setTitle, managers, setManagers, problem, begin } = beginning
  return (
    <form
      id={form}
      noValidate
      className={styles.fields}
      onSubmit={event => {
        event.preventDefault()
        begin()
      }}
    >
      <TextField
        data-autofocus
        label={t('procedures.begin.name')}
        hint={t('procedures.begin.nameHint')}
        maxLength={titleLength}
        required
        value={title}
        problem={problem}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TypeChoice types={types} value={type} problem={typeProblem} onChange={setType} />
      <div className={styles.field}>
        <span aria-hidden="true">{t('procedures.people.managers')}</span>
        <PeoplePicker
          label={t('procedures.people.managers')}
          people={managers}
          atLeastOne
          onChange={people => setManagers([...people])}
        />
      </div>
    </form>
  )
}
