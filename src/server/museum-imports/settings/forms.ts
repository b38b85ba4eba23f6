import { randomUUID } from 'node:crypto'
import { saveFormRules } from '#model/api/form-rules.ts'
import { saveChecklist } from '#model/api/procedures/tasks.ts'
import { declarationOf, declarationOfId } from '#model/cards/declarations.ts'
import { type FormRules, type KindRules, rulesAsDeclared } from '#model/engine/form-rules.ts'
import { dueAnchors } from '#model/procedures/tasks.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import type { Taking } from '../imports-context.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

/** Choices with the branches of vocabularies that are meant here; without those that are not here. */
function rulesHere({ terms: here }: Taking, { terms, ...rules }: KindRules): KindRules {
  if (!terms) return rules
  const mapped = Object.entries(terms).flatMap(([path, rule]) => {
    const id = here.get(rule.below.id)
    return id === undefined ? [] : [[path, { ...rule, below: { id } }] as const]
  })
  return { ...rules, terms: Object.fromEntries(mapped) }
}

const formHere = (taking: Taking, rules: FormRules): FormRules =>
  Object.fromEntries(Object.entries(rules).map(([kind, each]) => [kind, rulesHere(taking, each)]))

/** Forms that the museum chose: which sections and fields records of a kind have. */
export const forms = settingsOf('settings/forms', settingRows['settings/forms'], given =>
  given.map(({ card_type, rules }) => {
    const declaration = declarationOf(card_type)
    const read = saveFormRules.body?.safeParse({ version: 0, rules }).data
    return {
      key: card_type,
      name: card_type,
      fits: declaration !== undefined && read !== undefined,
      async take(tx, taking) {
        if (!declaration || !read) return false
        const here = rulesAsDeclared(declaration, formHere(taking, read.rules))
        const added = await insertRows(tx, 'form_rules', [{ card_type, rules: here, version: 1 }])
        if (added > 0) await taking.context.reindexType(tx, declaration)
        return added > 0
      },
    }
  }),
)

/** Checklists of procedures. Tasks of single people are those of the managers, as people do not come along. */
export const checklists = settingsOf('settings/checklists', settingRows['settings/checklists'], given =>
  given.map(({ type, tasks }) => {
    const declaration = declarationOfId(type)
    const read = saveChecklist.body?.safeParse({
      version: 0,
      tasks: tasks.map(task => ({ ...task, id: '' })),
    }).data
    const workflow = declaration?.workflow
    return {
      key: String(type),
      name: declaration?.type ?? String(type),
      fits: workflow !== undefined && read !== undefined,
      async take(tx) {
        if (!declaration || !workflow || !read) return false
        const anchors = new Set(dueAnchors({ ...declaration, workflow }).map(({ from }) => from))
        const here = read.tasks.map(({ words, responsible, due }) => ({
          id: randomUUID(),
          words,
          responsible: responsible === 'MEMBER' ? 'MANAGERS' : responsible,
          accountId: null,
          due: due && anchors.has(due.from) ? due : null,
        }))
        return (await insertRows(tx, 'checklist', [{ type, tasks: here, version: 1 }])) > 0
      },
    }
  }),
)
