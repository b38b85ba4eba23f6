import { useTranslation } from 'react-i18next'
import type { roomWords } from '#model/engine/aspects/room-faults.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

/** Returns the words of the rooms of a procedure type: 'Share with borrower'. */
export function useRoomWords(type: string): (word: (typeof roomWords)[number]) => string {
  const { t } = useTranslation()
  const area = procedureNamed(type)?.rooms?.area
  return word => t(`${area}.${word}` as TextKey) as string
}
