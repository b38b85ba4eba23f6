import { sql } from 'kysely'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { followFiles } from './follow-attached.ts'
import { keepCounts } from './link-counts.ts'
import { refreshMarks } from './linked-marks.ts'
import { unsetAssociation } from './unset-association.ts'

/** A link as stored at one of its ends. */
export interface LinkSide {
  readonly card_id: string
  readonly other_id: string
  readonly other_type: number
  /** The association as read from this record. */
  readonly association: string
  /** Path of the field that makes the link; empty for one made by hand. */
  readonly field: string
  /** True when the link is made by a field of the other record. */
  readonly mirrored: boolean
  readonly position: number
}

/** Returns a key that identifies a side. */
export const sideKey = (side: LinkSide): string =>
  [side.card_id, side.other_id, side.other_type, side.association, side.field, side.mirrored].join(' ')

/** Sides as a table `side`: arrays, because a batch of cards has more links than a statement takes parameters. */
const table = (sides: readonly LinkSide[]) => {
  const column = (key: keyof LinkSide) => sides.map(side => side[key])
  return sql`unnest(${column('card_id')}::bigint[], ${column('other_id')}::bigint[], ${column('other_type')}::smallint[],
    ${column('association')}::bigint[], ${column('field')}::text[], ${column('mirrored')}::boolean[], ${column('position')}::int[])
    as side (card_id, other_id, other_type, association, field, mirrored, position)`
}

type Changed = Pick<LinkSide, 'card_id' | 'other_id' | 'other_type' | 'association' | 'field' | 'mirrored'>

/** Returns the ends of sides by which files are attached that may be the file. */
const attachedIn = (sides: readonly Changed[]): readonly string[] =>
  sides
    .filter(({ association, field }) => field === '' && association === unsetAssociation)
    .map(({ card_id, other_id, other_type }) => (other_type === attachedType ? other_id : card_id))

/** Writes sides of links; those that are there already stay. @returns how many were new. */
export async function insertSides(tx: TenantTransaction, sides: readonly LinkSide[]): Promise<number> {
  if (sides.length === 0) return 0
  const { rows } = await sql<Changed>`
    insert into card_link (tenant_id, card_id, other_id, other_type, association, field, mirrored, position)
    select ${tx.tenantId}, side.* from ${table(sides)}
    on conflict do nothing
    returning card_id, other_id, other_type, association, field, mirrored`.execute(tx.db)
  await keepCounts(tx, rows, 1)
  await refreshMarks(tx, rows)
  await followFiles(tx, attachedIn(rows))
  return rows.length
}

/** Takes sides of links away. @returns how many were there. */
export async function dropSides(tx: TenantTransaction, sides: readonly LinkSide[]): Promise<number> {
  if (sides.length === 0) return 0
  const { rows } = await sql<Changed>`
    delete from card_link link using ${table(sides)}
    where link.tenant_id = ${tx.tenantId} and link.card_id = side.card_id and link.other_id = side.other_id
      and link.other_type = side.other_type and link.association = side.association
      and link.field = side.field and link.mirrored = side.mirrored
    returning link.card_id, link.other_id, link.other_type, link.association, link.field, link.mirrored`.execute(
    tx.db,
  )
  await keepCounts(tx, rows, -1)
  await refreshMarks(tx, rows)
  await followFiles(tx, attachedIn(rows))
  return rows.length
}

/** Puts sides of links at other places among those of their card. */
export async function placeSides(tx: TenantTransaction, sides: readonly LinkSide[]): Promise<void> {
  if (sides.length === 0) return
  await sql`
    update card_link link set position = side.position from ${table(sides)}
    where link.tenant_id = ${tx.tenantId} and link.card_id = side.card_id and link.other_id = side.other_id
      and link.other_type = side.other_type and link.association = side.association
      and link.field = side.field and link.mirrored = side.mirrored`.execute(tx.db)
}
