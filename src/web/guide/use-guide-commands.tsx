import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { guideAddress } from '#model/guide/chapters.ts'
import type { Command } from '../ui/CommandPalette.tsx'
import { findInGuide } from './find-in-guide.ts'
import { useGuideContents } from './guide-files.ts'
import { useLabels } from './use-labels.ts'

/** Letters from which the guide is searched: fewer are in every chapter. */
const fewest = 3
/** Headings that the palette shows. */
const most = 3

/** Headings of the guide that have the typed words, for the palette. */
export function useGuideCommands(query: string): readonly Command[] {
  const { t } = useTranslation()
  const labels = useLabels()
  const asked = query.trim().length >= fewest
  const { data = [] } = useGuideContents(asked)
  if (!asked) return []
  return findInGuide(data, query, labels)
    .slice(0, most)
    .map(({ place, chapter, title }) => ({
      id: `guide-${place}`,
      group: t('guide.title'),
      label: title,
      ...(chapter !== title && { detail: chapter }),
      icon: <BookOpen size={18} strokeWidth={1.6} aria-hidden="true" />,
      run: () => void window.open(guideAddress(place), '_blank', 'noopener'),
    }))
}
