import type { Kysely } from 'kysely'
import { isInKitchen } from '@contract/states/takeaway-merchant'
import type { Database, DishSnapshot, SubstituteRecord } from '../../../database/schema'
import type { Order, OrderLineRow } from '../../order/queries'
import { priceOf } from '../../pricing/price'
import { optionsPrice, optionText } from '../../basket/lines'
import { optionsByIds } from '../../basket/queries'
import * as queries from './queries'

type Db = Kysely<Database>
type Option = Awaited<ReturnType<typeof queries.requiredOptions>>[number]

/** A dish that can take the place of a line; `price` is that of one piece. */
export interface Offer {
  readonly record: SubstituteRecord
  readonly price: number
}

export interface MissingLine extends Pick<OrderLineRow, 'item_id' | 'quantity' | 'price' | 'paid'> {
  readonly snapshot: DishSnapshot
  /** Amount of the line that is refunded already, such as the difference to an earlier substitute. */
  readonly refundedAmount: number
}

/** The part of a line's payment by which a cheaper dish costs less, after the same discounts. */
export function differenceOf({ price, paid, refundedAmount }: Omit<MissingLine, 'snapshot'>, cheaper: number): number {
  const difference = Math.max(0, price - cheaper)
  return Math.max(0, Math.floor((paid * difference) / Math.max(1, price)) - refundedAmount)
}

/** The options of each required group: that of the same name as in the ordered dish, else the first; undefined where all are sold out. */
function choose(groups: readonly (readonly Option[])[], wanted: ReadonlySet<string>): Option[] | undefined {
  const chosen = groups.map((group) => {
    const left = group.filter(({ sold_out }) => !sold_out)
    return left.find(({ name }) => wanted.has(name.zh)) ?? left[0]
  })
  const known = chosen.filter((option) => option !== undefined)
  return known.length === groups.length ? known : undefined
}

function offerOf(
  dish: queries.SimilarDish,
  groups: readonly (readonly Option[])[],
  line: MissingLine,
  wanted: ReadonlySet<string>,
): Offer[] {
  const options = choose(groups, wanted)
  if (!options) return []
  const price = priceOf(dish, line.snapshot.priceKind === 'member').price + optionsPrice(options)
  if (price <= 0) return []
  const { id: goodsId, name, picture } = dish
  const text = optionText(options.map((option) => option.name))
  const chosen = { optionIds: options.map(({ id }) => id).sort(), optionText: text }
  return [{ price, record: { goodsId, name, picture, ...chosen, back: differenceOf(line, price) } }]
}

/** The dishes of its store that can take the place of a line, the most similar first; with `only` no other than that. */
export async function offersFor(db: Db, line: MissingLine, only?: string): Promise<Offer[]> {
  const { item_id: goodsId, quantity, snapshot } = line
  const dishes = await queries.similarDishes(db, { goodsId, quantity, only })
  if (dishes.length === 0) return []
  const options = await queries.requiredOptions(
    db,
    dishes.map(({ id }) => id),
  )
  const ordered = snapshot.optionIds.length > 0 ? await optionsByIds(db, snapshot.optionIds) : []
  const wanted = new Set(ordered.map(({ name }) => name.zh))
  return dishes.flatMap((dish) => {
    const own = options.filter(({ goods_id }) => goods_id === dish.id)
    const groupIds = [...new Set(own.map(({ group_id }) => group_id))]
    return offerOf(
      dish,
      groupIds.map((id) => own.filter(({ group_id }) => group_id === id)),
      line,
      wanted,
    )
  })
}

/** The snapshot of a line whose dish a substitute has replaced, at the price of the dish that was ordered. */
export const replaced = (
  before: DishSnapshot,
  { name, optionIds, optionText: chosen, picture }: SubstituteRecord,
): DishSnapshot => ({
  ...before,
  ...{ name, optionIds, picture },
  optionText: {
    en: [chosen.en, `In place of ${before.name.en}`].filter(Boolean).join(' · '),
    zh: [chosen.zh, `替换${before.name.zh}`].filter(Boolean).join(' · '),
  },
})

/** Whether the kitchen can still make another dish in place of a line, nothing of which waits for a refund. */
export const canReplace = (
  { state }: Pick<Order, 'state'>,
  line: { readonly openQuantity: number; readonly quantity: number; readonly refundedQuantity: number },
): boolean => isInKitchen(state) && line.openQuantity === 0 && line.refundedQuantity < line.quantity
