import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CitationRun } from '#model/bibliography/citation-runs.ts'
import { citationHtml, plainCitation } from '#model/bibliography/citation-runs.ts'
import { notices } from '../../platform/notices/notices.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** Puts a citation on the clipboard: with its italics for a word processor, plain for everything else. @throws where the browser refuses */
async function copyCitation(runs: readonly CitationRun[]): Promise<void> {
  const text = plainCitation(runs)
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write)
    return navigator.clipboard.writeText(text)
  const piece = (content: string, type: string) => new Blob([content], { type })
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': piece(text, 'text/plain'),
      'text/html': piece(citationHtml(runs), 'text/html'),
    }),
  ])
}

/** Puts a citation on the clipboard. */
export function CopyCitation({ runs }: { readonly runs: readonly CitationRun[] }) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await copyCitation(runs)
      notices.add('success', 'citations.copied')
    } catch {
      // No clipboard without HTTPS.
      notices.add('error', 'citations.notCopied')
    }
  }
  return (
    <IconButton label={t('citations.copy')} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.7} aria-hidden="true" />
    </IconButton>
  )
}
