import {
  addAnnotation,
  changeDamage,
  changeReport,
  createReport,
  finishReport,
  signReport,
} from '#model/api/condition-reports.ts'
import { checkReasons, conditionGrades } from '#model/condition-reports/condition-fields.ts'
import { severities } from '#model/condition-reports/damage-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Piece, procedure } from '../piece.ts'
import { begin } from '../under-way.ts'

/** Damages of the painting: what, how much, and where as shares of the picture's width and height. */
const damages = [
  {
    type: 'sollevamento',
    severity: severities.SEVERE,
    extent: 3,
    active: true,
    note: 'Scaglie instabili lungo il bordo inferiore; velinate in attesa del restauro.',
    box: [0.12, 0.74, 0.3, 0.14],
  },
  {
    type: 'ingiallimento della vernice',
    severity: severities.MODERATE,
    extent: 40,
    active: false,
    note: 'Più evidente nel cielo.',
    box: [0.2, 0.12, 0.56, 0.26],
  },
  {
    type: 'graffio',
    severity: severities.MINOR,
    extent: 1,
    active: false,
    note: 'Sottile, non attraversa la vernice.',
    box: [0.68, 0.5, 0.12, 0.08],
  },
] as const

const gallery = procedure('Controllo periodico della quadreria', async (museum, title) => {
  const { admin, curator, day } = museum
  const check = await begin(museum, curator, {
    type: 'CONDITION_CHECK',
    title,
    values: {
      reason: { id: checkReasons.PERIODIC },
      date: day(-1),
      place: 'Sala 5, a opere appese',
      light: 'Luce radente e lampada di Wood',
      method: 'A occhio nudo e con lente 8×',
      deadline: day(20),
      environment: { temperature: 20.5, relativeHumidity: 48, lux: 120 },
    },
  })
  await check.add(['MV 1934.1', 'MV 1934.2', 'MV 1915.101', 'MV 1915.102'])
  await check.go('checking')
  const objectId = await museum.object('MV 1934.1')
  const values: CardValues = {
    reason: { id: checkReasons.PERIODIC },
    date: day(-1),
    place: 'Sala 5',
    light: 'Luce radente',
    grade: { id: conditionGrades.POOR },
    stable: false,
    description:
      'Il colore si solleva lungo il margine inferiore, dove la tela tocca il listello. Il resto della superficie è stabile.',
    recommendation: {
      treatment: 'Fissare le scaglie prima di ogni spostamento.',
      priority: { id: 3 },
      display: 'Lontano dal termosifone della parete nord',
      maxLux: 150,
      nextCheck: day(28),
    },
  }
  const begun = await curator(createReport, { body: { objectId, procedureId: check.id } })
  const params = { id: begun.id }
  const [picture] = begun.images
  for (const { type, severity, extent, active, note, box } of damages) {
    const [x, y, width, height] = box
    const damageType = await museum.term('DAMG', type)
    const pixels = [
      x * (picture?.width ?? 0),
      y * (picture?.height ?? 0),
      width * (picture?.width ?? 0),
      height * (picture?.height ?? 0),
    ]
    const { damage } = await curator(addAnnotation, {
      params,
      body: {
        annotation: {
          target: {
            source: picture?.fileId ?? '',
            selector: { type: 'FragmentSelector', value: `xywh=pixel:${pixels.map(Math.round).join(',')}` },
          },
        },
      },
    })
    await curator(changeDamage, {
      params: { ...params, damageId: damage.id },
      body: {
        version: damage.version,
        values: { damageType, severity: { id: severity }, extent, active, damageNote: note },
      },
    })
  }
  const { version } = await curator(changeReport, { params, body: { version: begun.version, values } })
  await curator(finishReport, { params, body: { version } })
  await admin(signReport, {
    params,
    body: { name: 'Marta Bianchi', role: 'CHECKER', place: 'Borgo Lirno', strokes: [] },
  })
  // The next on the list is begun.
  await curator(createReport, {
    body: {
      objectId: await museum.object('MV 1915.101'),
      procedureId: check.id,
      values: { reason: { id: checkReasons.PERIODIC }, date: day(0) },
    },
  })
})

export const conditions: readonly Piece[] = [gallery]
