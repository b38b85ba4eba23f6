import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CitationRun } from '#model/bibliography/citation-runs.ts'
import { notices } from '../../platform/notices/notices.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { copyCitation } from './copy-citation.ts'

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
