import type studyVisit from '../../../../locales/en/studyVisit.json'
import { recordType } from '../../record-type.ts'

export const studyVisitType = recordType<typeof studyVisit>()({
  type: 'studyVisit',
  id: 35,
  name: 'STUDY_VISIT',
  icon: 'glasses',
  module: { name: 'study-visit', of: 'procedure', firstId: 196 },
  prints: { FETCHING_LIST: { usual: 'whole', withoutRefused: true } },
})
