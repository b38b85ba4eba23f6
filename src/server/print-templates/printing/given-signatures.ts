import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { labelText, standingOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { type FilledBlock, pictureOfSignature } from '#server/print/index.ts'
import { agreementsOf } from '#server/procedures/index.ts'
import type { TemplatesContext } from '../context.ts'
import type { GivenSignatures } from '../filling/scope-values.ts'
import type { Target } from './targets.ts'
import type { PrintTask } from './task.ts'

const small = { size: 8, weight: 'normal', italic: false, font: 'sans', align: 'left' } as const

/** Returns true when a template shows signatures that were given in the product. */
const showsGiven = (template: PrintTemplate): boolean =>
  template.family === 'document' &&
  template.blocks
    .flatMap(block => (block.type === 'each' ? block.blocks : [block]))
    .some(block => block.type === 'signatures' && block.given !== undefined)

/** People who agreed to a step of a procedure, and those who signed what was frozen of it, as blocks of a document; none for other templates. */
export async function givenSignatures(
  { texts }: Pick<TemplatesContext, 'texts'>,
  tx: TenantTransaction,
  { procedure }: Target,
  { language, document }: Pick<PrintTask, 'language' | 'document'>,
): Promise<GivenSignatures> {
  if (!procedure || !showsGiven(document)) return {}
  const { row, declaration } = procedure
  const day = async (at: string) => longDay(await dayOf(tx, new Date(at)), localeOf(language))
  const line = (text: string): FilledBlock => ({ type: 'paragraph', ...small, text })
  const agreed: FilledBlock[] = []
  for (const { name: own, email, at, words, sha256 } of await agreementsOf(tx, procedure)) {
    const name =
      email === null ? own : texts.translate(language, 'approvals.nameOutside', { name: own, email })
    const said = texts.translate(language, 'approvals.printed', { name, day: await day(at) })
    agreed.push(line([said, words, sha256 && `SHA-256 ${sha256}`].filter(Boolean).join('\n')))
  }
  if (!declaration.freezes) return { agreed: { blocks: agreed, lines: true } }
  const { frozen, annulled, signatures } = await standingOf(tx, declaration, row.record)
  if (!frozen || annulled) return { agreed: { blocks: agreed, lines: true } }
  const signed: FilledBlock[] = []
  for (const { name, role, place, date, strokes } of signatures) {
    if (strokes.length > 0) {
      const picture = await pictureOfSignature({ strokes })
      signed.push({ type: 'pictures', pictures: [picture], height: 18, align: 'left' })
    }
    const by = labelText(texts, language, declaration, `role/${role}`)
    signed.push(line([name, by, place, longDay(date, localeOf(language))].filter(Boolean).join(' · ')))
  }
  const sealed = texts.translate(language, 'cards.freezing.frozen', {
    name: frozen.by,
    date: await day(frozen.at),
  })
  signed.push(line(`${sealed}\nSHA-256 ${frozen.sha256}`))
  return {
    agreed: { blocks: agreed, lines: true },
    frozen: { blocks: signed, lines: signatures.length === 0 },
  }
}
