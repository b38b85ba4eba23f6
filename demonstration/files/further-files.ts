import { renderPicture } from '../pictures/index.ts'
import { h, t } from '../texts.ts'
import type { DemoFile } from './demo-file.ts'
import { makeRecording, type Note } from './make-recording.ts'
import { makeSheet } from './make-sheet.ts'

/** A bird: short calls that climb, then a long one that falls. */
const birdsong: readonly Note[] = [0, 1, 2].flatMap(turn => [
  ...[0, 1, 2, 3].map(at => ({
    length: 0.12,
    from: 2200 + at * 180,
    to: 2700 + at * 180,
    loudness: 0.5,
    rest: 0.07,
  })),
  { length: 0.7, from: 3400 - turn * 200, to: 1900, loudness: 0.7, rest: 0.9 },
])

/** A foghorn: two long tones. */
const foghorn: readonly Note[] = [0, 1].flatMap(() => [
  { length: 1.8, from: 196, to: 190, loudness: 0.9, rest: 0.3 },
  { length: 1.2, from: 147, to: 143, loudness: 0.8, rest: 1.2 },
])

/** What is among the files of the museum in the valley besides the pictures of its objects. */
export const valleyFiles: readonly DemoFile[] = [
  {
    name: 'Scheda di restauro MV 1915.7.pdf',
    make: () =>
      makeSheet('Scheda di restauro MV 1915.7', [
        'Oggetto: anfora attica a figure nere',
        'Committente: Museo della Valle',
        '',
        "Stato prima dell'intervento: ricomposta da ventitré frammenti, lacuna sull'orlo,",
        'ritocchi ottocenteschi alterati, depositi terrosi nelle fratture.',
        '',
        'Intervento: rimozione dei vecchi incollaggi, pulitura a bisturi e ad acqua deionizzata,',
        'nuovo incollaggio con resina acrilica, integrazione in gesso a tono neutro.',
        '',
        'Raccomandazioni: luce sotto 150 lux, umidità relativa 45-55 %, due mani per lo spostamento.',
      ]),
    metadata: {
      title: t(
        'Scheda di restauro dell’anfora attica',
        'Conservation report of the Attic amphora',
        'Restaurierungsbericht der attischen Amphora',
        'Dokumentacja konserwatorska amfory attyckiej',
      ),
      keywords: ['restoration'],
      digitalSourceType: 'born digital',
      licence: 'in copyright',
    },
    attachedTo: 'MV 1915.7',
  },
  {
    name: 'Registrazione sul campo, Valle del Lirno.wav',
    make: () => makeRecording(birdsong),
    metadata: {
      title: t(
        'Registrazione sul campo: canto all’alba',
        'Field recording: song at dawn',
        'Feldaufnahme: Gesang im Morgengrauen',
        'Nagranie terenowe: śpiew o świcie',
      ),
      keywords: ['animals', 'education'],
      digitalSourceType: 'audio recording',
      licence: 'CC BY-SA 4.0',
      creditLine: t('Museo della Valle, sezione di storia naturale'),
    },
    published: true,
  },
  {
    name: 'Borgo Lirno, veduta 1931.jpg',
    make: () => renderPicture({ family: 'photograph', subject: 'town', tone: 'sepia' }, 31),
    metadata: {
      title: t('Borgo Lirno dal campanile', 'Borgo Lirno from the bell tower'),
      keywords: ['landscape', 'digitisation'],
      digitalSourceType: 'scan of a negative',
      licence: 'Public Domain Mark 1.0',
    },
    published: true,
  },
  {
    name: 'Manifesto mostra 2025.jpg',
    make: () => renderPicture({ family: 'poster', motif: 'liner', title: 'VALLE', line: '2025' }, 25),
    metadata: { title: t('Manifesto della mostra', 'Poster of the exhibition'), licence: 'in copyright' },
  },
  { name: 'IMG_2043.jpg', make: () => renderPicture({ family: 'mosaic', motif: 'bird' }, 43) },
  {
    name: 'IMG_2044.jpg',
    make: () => renderPicture({ family: 'vessel', form: 'bowl', ware: 'porcelain' }, 44),
  },
]

/** The same of the museum at the harbour. */
export const harbourFiles: readonly DemoFile[] = [
  {
    name: 'Zustandsprotokoll Dreimaster.pdf',
    make: () =>
      makeSheet('Zustandsprotokoll', [
        'Gegenstand: Schiffsmodell, Dreimaster',
        'Geprüft im Depot, Raum 2',
        '',
        'Takelage: am Fockmast zwei Wanten lose, Segel vergilbt.',
        'Rumpf: Lack gesprungen, keine aktiven Schäden durch Insekten.',
        'Maßnahme: Wanten sichern, danach unter die Haube.',
      ]),
    metadata: {
      title: h('Zustandsprotokoll des Dreimasters', 'Condition report of the three-master'),
      keywords: ['restoration'],
      digitalSourceType: 'born digital',
    },
  },
  {
    name: 'Nebelhorn, Mole West.wav',
    make: () => makeRecording(foghorn),
    metadata: {
      title: h('Das Nebelhorn auf der Westmole', 'The foghorn on the western pier'),
      keywords: ['travel'],
      digitalSourceType: 'audio recording',
      licence: 'CC0 1.0',
    },
    published: true,
  },
  {
    name: 'Hafen, Glasplatte 12.jpg',
    make: () => renderPicture({ family: 'photograph', subject: 'ships', tone: 'silver' }, 12),
    metadata: {
      title: h('Segler am Kai', 'Sailing ships at the quay'),
      keywords: ['trade', 'digitisation'],
      digitalSourceType: 'scan of a negative',
    },
  },
]
