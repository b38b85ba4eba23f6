import { Download, FileUp, History, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFormats } from '#model/api/vocabularies/files.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { notices } from '../platform/notices/notices.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { Browsed } from '../vocabularies/browse/browsed.ts'
import { HistoryDrawer } from './changes/HistoryDrawer.tsx'
import { downloadTerms } from './files/download-terms.ts'
import { ImportDialog } from './files/ImportDialog.tsx'
import { AddTermDialog } from './terms/AddTermDialog.tsx'
import styles from './VocabularyEditor.module.css'

export interface EditorToolsProps {
  readonly browsed: Browsed
  readonly name: string
  readonly onTerm: (id: string) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** What can be done with a vocabulary as a whole. */
export function EditorTools({ browsed, name, onTerm }: EditorToolsProps) {
  const { t } = useTranslation()
  const [shown, show] = useState<'add' | 'import' | 'history'>()
  const close = () => show(undefined)
  const { code } = browsed
  const download = (format: (typeof exportFormats)[number]) =>
    downloadTerms(code, format).catch(failure => notices.add('error', wordsForFailure(failure)))
  return (
    <div className={styles.tools}>
      {vocabularies[code].open && (
        <Button look="primary" onClick={() => show('add')}>
          <Plus {...icon} />
          {t('vocabularyPicker.add.open')}
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
      {shown === 'add' && <AddTermDialog code={code} onClose={close} onTerm={onTerm} />}
      {shown === 'import' && <ImportDialog code={code} name={name} onClose={close} />}
      {shown === 'history' && <HistoryDrawer code={code} onClose={close} />}
    </div>
  )
}
