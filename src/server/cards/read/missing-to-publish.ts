import type { MissingToPublish } from '#model/api/cards/shapes.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { completenessOf } from '#model/engine/completeness.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import { branchedTerms } from '#model/engine/offered-terms.ts'
import { publishedWith } from '#model/engine/published-with.ts'
import { valueAt } from '#model/engine/values.ts'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { ancestorsOf } from '#server/vocabularies/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { type CardRecord, existingCards } from '../store/cards.ts'
import { formOf } from '../store/form-rules.ts'
import { linkedOfType } from '../store/link-groups.ts'
import { rulesWithBranches } from './rules-with-branches.ts'

/** Most pictures of a record that are checked. */
const mostPictures = 200

const isPicture = ({ proportions }: CardDeclaration, { data }: CardRecord): boolean =>
  proportions !== undefined && valueAt(data, proportions.width) !== undefined

/** Returns the pictures that are published with each of some records: those attached to it, or the record itself where it is one. */
async function picturesOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
): Promise<(record: CardRecord) => readonly CardRecord[]> {
  if (declaration.uploaded) return record => (isPicture(declaration, record) ? [record] : [])
  const attached = declarationOfId(attachedType)
  if (!attached) return () => []
  const links = await linkedOfType(
    tx,
    records.map(({ id }) => id),
    attachedType,
    mostPictures,
  )
  const files = await existingCards(tx, [attachedType], [...new Set([...links.values()].flat())])
  const pictures = new Map(files.filter(file => isPicture(attached, file)).map(file => [file.id, file]))
  return ({ id }) => (links.get(id) ?? []).flatMap(file => pictures.get(file) ?? [])
}

const lacking = (pictures: readonly CardRecord[]): MissingToPublish[] =>
  publishedWith.flatMap(what => {
    const without = pictures.filter(({ type, data }) => {
      const path = declarationOfId(type)?.publishedWith?.[what]
      return path !== undefined && valueAt(data, path) === undefined
    })
    return without.length === 0 ? [] : [{ what, count: without.length }]
  })

/** Returns the paths of fields with terms that the museum does not offer in them, by record. */
async function unofferedTerms(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
  rules: FormRules,
): Promise<(record: CardRecord) => readonly string[]> {
  const branches = await rulesWithBranches(tx, rules)
  const terms = new Map(records.map(({ id, data }) => [id, branchedTerms(declaration, data, branches)]))
  const above = await ancestorsOf(
    tx,
    [...terms.values()].flat().map(({ id }) => id),
  )
  return record => [
    ...new Set(
      (terms.get(record.id) ?? []).flatMap(({ path, id, below }) =>
        id === below || above.get(id)?.includes(below) ? [] : path,
      ),
    ),
  ]
}

/** Returns what each of some records lacks to be published, with the number of pictures without it. */
export async function missingToPublish(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
): Promise<readonly (readonly MissingToPublish[])[]> {
  const picturesFor = await picturesOf(tx, declaration, records)
  const needsPicture = declaration.pictured === true && !declaration.uploaded
  const { rules } = await formOf(tx, declaration)
  const unofferedIn = await unofferedTerms(tx, declaration, records, rules)
  return records.map(record => {
    const pictures = picturesFor(record)
    const { required } = completenessOf(declaration, record.data, rules)
    const fields = [['required', required] as const, ['terms', unofferedIn(record)] as const].flatMap(
      ([what, paths]) => (paths.length === 0 ? [] : [{ what, count: paths.length, fields: [...paths] }]),
    )
    const picture = pictures.length === 0 && needsPicture
    return [...fields, ...(picture ? [{ what: 'picture' as const, count: 1 }] : lacking(pictures))]
  })
}

/** Returns what several records lack, with the number of records. */
export const missingInAll = (each: readonly (readonly MissingToPublish[])[]): MissingToPublish[] =>
  [...Map.groupBy(each.flat(), ({ what }) => what)].map(([what, of]) => ({ what, count: of.length }))

/** Answers what a record lacks to be published. */
export const readMissing = (
  { database }: CardsContext,
  { declaration, actor }: Doing,
  id: string,
): Promise<{ missing: MissingToPublish[] }> =>
  database.inTenant(actor.tenantId, async tx => {
    const record = await existingCard(tx, declaration, id, { follow: true })
    const [missing = []] = await missingToPublish(tx, declaration, [record])
    return { missing: [...missing] }
  })
