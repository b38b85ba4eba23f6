import { Archive, Download, FileUp, History, ListPlus, MoreHorizontal, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFormats, exportTerms } from '#model/api/vocabularies/files.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { call } from '../platform/client.ts'
import { notices } from '../platform/notices/notices.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { Browsed } from '../vocabularies/browse/use-term-browser.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { AddSeveralDialog } from './terms/AddSeveralDialog.tsx'
import { AddTermDialog } from './terms/AddTermDialog.tsx'
import { DeprecateStartersDialog } from './terms/DeprecateStartersDialog.tsx'
import styles from './VocabularyEditor.module.css'

type ExportFormat = (typeof exportFormats)[number]

const kinds: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  csv: { ending: 'csv', type: 'text/csv' },
  tsv: { ending: 'tsv', type: 'text/tab-separated-values' },
  'skos-turtle': { ending: 'ttl', type: 'text/turtle' },
}

/** The mark of UTF-8 that spreadsheets look for; reading an answer as text takes it away. */
const byteOrderMark = '\uFEFF'

/** Fetches all terms of a vocabulary as a file and hands it to the browser. @throws {CallError} */
async function downloadTerms(code: VocabularyCode, format: ExportFormat): Promise<void> {
  const text: unknown = await call(exportTerms, { params: { code }, query: { format } }, { progress: true })
  const { ending, type } = kinds[format]
  const mark = format === 'skos-turtle' ? '' : byteOrderMark
  const address = URL.createObjectURL(new Blob([mark, String(text ?? '')], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${code.toLowerCase()}.${ending}`
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

interface EditorToolsProps {
  readonly browsed: Browsed
  readonly name: string
  readonly onTerm: (id: string) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Actions on a vocabulary as a whole. */
export function EditorTools({ browsed, name, onTerm }: EditorToolsProps) {
  const { t } = useTranslation()
  const [shown, show] = useState<'add' | 'several' | 'import' | 'history' | 'starters'>()
  const close = () => show(undefined)
  const { code } = browsed
  const { open, flat, authorities } = vocabularies[code]
  const download = (format: (typeof exportFormats)[number]) =>
    downloadTerms(code, format).catch(failure => notices.add('error', wordsForFailure(failure)))
  return (
    <div className={styles.tools}>
      {open && (
        <Button look="primary" onClick={() => show('add')}>
          <Plus {...icon} />
          {t('vocabularyPicker.add.open')}
        </Button>
      )}
      {open && authorities.length === 0 && (
        <Button onClick={() => show('several')}>
          <ListPlus {...icon} />
          {t('vocabularyEditor.several.action')}
        </Button>
      )}
      <Button onClick={() => show('import')}>
        <FileUp {...icon} />
        {t('vocabularyEditor.import.action')}
      </Button>
      <Menu
        target={
          <Button>
            <Download {...icon} />
            {t('vocabularyEditor.export.action')}
          </Button>
        }
        sections={[
          {
            id: 'formats',
            items: exportFormats.map(format => ({
              id: format,
              label: t(`vocabularyEditor.export.${format}`),
              onSelect: () => void download(format),
            })),
          },
        ]}
      />
      <Button onClick={() => show('history')}>
        <History {...icon} />
        {t('vocabularyEditor.history.action')}
      </Button>
      {open && flat && authorities.length === 0 && (
        <Menu
          target={
            <IconButton label={t('vocabularyEditor.starters.more')}>
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          sections={[
            {
              id: 'starters',
              items: [
                {
                  id: 'deprecate',
                  label: t('vocabularyEditor.starters.action'),
                  icon: <Archive {...icon} />,
                  onSelect: () => show('starters'),
                },
              ],
            },
          ]}
        />
      )}
      {shown === 'starters' && <DeprecateStartersDialog code={code} onClose={close} />}
      {shown === 'add' && <AddTermDialog code={code} onClose={close} onTerm={onTerm} />}
      {shown === 'several' && <AddSeveralDialog code={code} onClose={close} />}
      {shown === 'import' && <ImportDialog code={code} name={name} onClose={close} />}
      {shown === 'history' && <HistoryDrawer code={code} onClose={close} />}
    </div>
  )
}
