import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type importFormats, importTerms } from '#model/api/vocabularies/files.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { importProfiles, type ProfileName } from '#model/vocabularies/import-profiles.ts'
import { layoutOf } from '#model/vocabularies/layout-of.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { notices } from '../platform/notices/notices.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { FormRow } from '../ui/form/FormRow.tsx'
import { Select } from '../ui/form/Select.tsx'
import { refreshTerms } from '../vocabularies/terms.ts'
import styles from './terms/Dialogs.module.css'

type ImportFormat = (typeof importFormats)[number]

const byEnding: ReadonlyMap<string, ImportFormat> = new Map(
  Object.entries({
    csv: 'csv',
    tsv: 'tsv',
    txt: 'tsv',
    tab: 'tsv',
    rdf: 'skos-xml',
    xml: 'skos-xml',
    skos: 'skos-xml',
    ttl: 'skos-turtle',
    turtle: 'skos-turtle',
  } as const),
)

/** The value of `accept` of the file input. */
const acceptedEndings = [...byEnding.keys()].map(ending => `.${ending}`).join(',')

/** The format of a file by its name; undefined for others. */
const formatOf = (name: string): ImportFormat | undefined =>
  byEnding.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

/** Only tables have layouts. */
const isTable = (format: ImportFormat): boolean => format === 'csv' || format === 'tsv'

interface Read {
  readonly name: string
  readonly format: ImportFormat
  readonly content: string
}

/** Names of the columns, well enough to know a file by them. */
const headerOf = (content: string): readonly string[] =>
  (content.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? '')
    .split(/[\t,;]/)
    .map(name => name.replace(/^"|"$/g, ''))

/** The largest file the server accepts. */
const mostBytes = 60 * 1024 * 1024

/** Imports a file of terms: parses it, counts the changes, applies them. */
function useImport(code: VocabularyCode, onDone: () => void) {
  const client = useQueryClient()
  const shown = useLanguage()
  const [file, setFile] = useState<Read>()
  const [problem, setProblem] = useState<'format' | 'size' | 'unreadable'>()
  const [profile, setProfile] = useState<ProfileName>('vitrine')
  const [language, setLanguage] = useState<Language>(shown)

  const send = (dryRun: boolean) => {
    if (!file) throw new Error('no file was chosen')
    const { format, content } = file
    return call(importTerms, {
      params: { code },
      body: { format, content, language, dryRun, ...(isTable(format) && { profile }) },
    })
  }
  const counting = useMutation({ mutationFn: () => send(true) })
  const importing = useMutation({
    mutationFn: () => send(false),
    onSuccess: async () => {
      onDone()
      await refreshTerms(client, code)
    },
  })
  const forget = () => {
    counting.reset()
    importing.reset()
  }
  return {
    file,
    problem,
    profile,
    language,
    counting,
    importing,
    failure: importing.error ?? counting.error,
    setProfile: (next: ProfileName) => {
      forget()
      setProfile(next)
    },
    setLanguage: (next: Language) => {
      forget()
      setLanguage(next)
    },
    take: async ([taken]: readonly File[]): Promise<void> => {
      forget()
      setFile(undefined)
      setProblem(undefined)
      if (!taken) return
      const format = formatOf(taken.name)
      if (!format) return setProblem('format')
      if (taken.size > mostBytes) return setProblem('size')
      try {
        const content = await taken.text()
        setFile({ name: taken.name, format, content })
        if (isTable(format)) setProfile(layoutOf(headerOf(content)))
      } catch {
        setProblem('unreadable')
      }
    },
  }
}

interface ImportDialogProps {
  readonly code: VocabularyCode
  readonly name: string
  readonly onClose: () => void
}

/** Imports terms from a file, after a preview. */
export function ImportDialog({ code, name, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const run = useImport(code, () => {
    notices.add('success', 'vocabularyEditor.import.done')
    onClose()
  })
  const { file, problem, counting, importing, failure } = run
  const counted = counting.data
  const nothing = counted !== undefined && counted.created + counted.updated === 0
  return (
    <Dialog
      title={t('vocabularyEditor.import.title', { name })}
      closeLabel={t('common.close')}
      size={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          {counted ? (
            <Button
              look="primary"
              disabled={nothing}
              busy={importing.isPending}
              onClick={() => importing.mutate()}
            >
              {t('vocabularyEditor.import.submit')}
            </Button>
          ) : (
            <Button
              look="primary"
              disabled={!file}
              busy={counting.isPending}
              onClick={() => counting.mutate()}
            >
              {t('vocabularyEditor.import.check')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <FileDrop
          label={file?.name ?? t('vocabularyEditor.import.drop')}
          buttonLabel={t(file ? 'vocabularyEditor.import.another' : 'vocabularyEditor.import.choose')}
          hint={t('vocabularyEditor.import.formats')}
          problem={problem && t(`vocabularyEditor.import.problems.${problem}`)}
          accept={acceptedEndings}
          onFiles={files => void run.take(files)}
        />
        {file && isTable(file.format) && (
          <FormRow
            label={t('vocabularyEditor.import.profile')}
            hint={t('vocabularyEditor.import.profileHint')}
          >
            <Select
              extent="full"
              value={run.profile}
              options={importProfiles.map(value => ({
                value,
                label: t(`vocabularyEditor.import.profiles.${value}`),
              }))}
              onChange={({ target }) => run.setProfile(target.value as ProfileName)}
            />
          </FormRow>
        )}
        {file && (
          <FormRow label={t('common.language')} hint={t('vocabularyEditor.import.languageHint')}>
            <Select
              value={run.language}
              options={languages.map(value => ({ value, label: languageNames[value] }))}
              onChange={({ target }) => run.setLanguage(target.value as Language)}
            />
          </FormRow>
        )}
        {failure && (
          <Banner kind="danger" role="alert" inset>
            {failure instanceof CallError && failure.status > 0 ? failure.message : t('common.unreachable')}
          </Banner>
        )}
        {counted && (
          <Banner kind="info" inset>
            {t('vocabularyEditor.import.counted', {
              created: numbers.format(counted.created),
              updated: numbers.format(counted.updated),
              unchanged: numbers.format(counted.unchanged),
            })}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
