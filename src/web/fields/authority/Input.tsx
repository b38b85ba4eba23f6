import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readAuthority } from '#model/authorities/read-authority.ts'
import { type SchemeName, schemeOf } from '#model/authorities/schemes.ts'
import type { AuthorityField } from '#model/kinds/authority.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import styles from './Input.module.css'

interface Typed {
  readonly scheme?: SchemeName
  readonly code?: string
}

/** An authority file and the identifier in it. The address of its page, or a text with its name, may be pasted as a whole, into either box. */
export function Input({ field, value = {}, onChange, label, control }: InputProps<AuthorityField, Typed>) {
  const { t } = useTranslation()
  const { scheme, code = '' } = value
  const known = scheme && schemeOf(scheme)
  const { id: _id, ...others } = control
  const put = (next: Typed) => onChange(next.scheme === undefined && !next.code ? undefined : next)
  const paste = (event: ClipboardEvent) => {
    const read = readAuthority(event.clipboardData.getData('text'), field.schemes, scheme)
    if (!('id' in read)) return
    event.preventDefault()
    onChange(read.id)
  }
  return (
    <div className={styles.pair}>
      <Select
        extent="full"
        {...others}
        aria-label={t('cards.form.partOf', { part: t('cards.form.authorityFile'), field: label })}
        none={t('cards.form.authorityFile')}
        options={field.schemes.map(name => ({
          value: name,
          label: schemeOf(name)?.name ?? t('cards.form.otherSystem'),
        }))}
        value={scheme ?? ''}
        onPaste={paste}
        onChange={({ target }) => {
          const { scheme: _before, ...rest } = value
          put(target.value === '' ? rest : { ...rest, scheme: target.value as SchemeName })
        }}
      />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        extent="full"
        {...control}
        className="numbers"
        placeholder={known ? known.example : scheme === 'source' ? 'nga:1234' : ''}
        value={code}
        onPaste={paste}
        onChange={({ target }) => put({ ...value, code: target.value })}
      />
    </div>
  )
}
