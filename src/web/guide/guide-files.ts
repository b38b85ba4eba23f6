import { useQuery } from '@tanstack/react-query'
import type { GuideChapter } from '#model/guide/chapters.ts'
import type { GuideEntry, GuideText } from '#model/guide/guide-text.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { CallError } from '../platform/request/call-error.ts'

async function fetchFile<Content>(path: string, signal: AbortSignal): Promise<Content> {
  const answer = await fetch(path, { signal }).catch((reason: unknown) => {
    throw new CallError(0, String(reason))
  })
  if (!answer.ok) throw new CallError(answer.status, answer.statusText)
  return answer.json()
}

/** Loads a file of the guide in the reader's language; it changes with the product alone. */
function useGuideFile<Content>(name: string, enabled: boolean) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['guide', language, name],
    queryFn: ({ signal }) => fetchFile<Content>(`/guide/${language}/${name}.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}

/** Every chapter with its headings and words. */
export const useGuideContents = (enabled = true) => useGuideFile<readonly GuideEntry[]>('contents', enabled)

export const useGuideChapter = (chapter: GuideChapter | undefined) =>
  useGuideFile<GuideText>(chapter ?? '', chapter !== undefined)
