import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type importProfiles, importTerms } from '#model/api/vocabularies/files.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { layoutOf } from '#model/vocabularies/layout-of.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { refreshTerms } from '../../vocabularies/refresh-terms.ts'
import { formatOf, type ImportFormat, isTable } from './import-format.ts'

export type ImportProfile = (typeof importProfiles)[number]

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

/** What the server takes at once. */
const mostBytes = 60 * 1024 * 1024

/** Bringing in a file of terms: reading it, counting what would happen, doing it. */
export function useImport(code: VocabularyCode, onDone: () => void) {
  const client = useQueryClient()
  const shown = useLanguage()
  const [file, setFile] = useState<Read>()
  const [problem, setProblem] = useState<'format' | 'size' | 'unreadable'>()
  const [profile, setProfile] = useState<ImportProfile>('vitrine')
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
    setProfile: (next: ImportProfile) => {
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
