import { limits } from '@contract/limits'
import { Failure, isFailure } from '../../http/failure'
import { sum } from '../pricing/amounts'
import { isOpen } from '../pricing/hours'
import { checkChoice } from './choice'
import type { GoodsOnSale, GroupedOption } from './queries'

/** An item with its options and how many of it are wanted. */
export interface Choice {
  readonly goodsId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

/** State that choices are checked against; `lines` grows with every admitted one. */
export interface AdmissionBasis {
  readonly goods: readonly GoodsOnSale[]
  readonly options: readonly GroupedOption[]
  readonly lines: { goods_id: string; option_ids: readonly string[]; quantity: number }[]
  /** How many of each item the customer ordered today. */
  readonly today: ReadonlyMap<string, number>
  readonly now: Date
}

/** How many of a choice a basket takes. */
export interface Admission {
  readonly storeId: string
  /** Sorted. */
  readonly optionIds: string[]
  /** At most the wanted quantity; 0 or more. */
  readonly quantity: number
  /** Why it is less than wanted; undefined when it is not. */
  readonly refusal: Failure | undefined
}

interface QuantityCheck {
  readonly goods: GoodsOnSale
  readonly wanted: number
  /** The item's quantity over all other lines and in the line itself. */
  readonly inBasket: number
  readonly inLine: number
  readonly today: number
}

/** The part of a wanted quantity that stock and limits leave room for, and the first of them that it passes. */
export function fitting({ goods, wanted, inBasket, inLine, today }: QuantityCheck): {
  quantity: number
  refusal: Failure | undefined
} {
  const { stock, purchase_limit: limit } = goods
  const bounds = [
    { room: stock - inBasket, refusal: new Failure('soldOut') },
    ...(limit === null
      ? []
      : [{ room: limit - today - inBasket, refusal: new Failure('overPurchaseLimit', { limit }) }]),
    { room: limits.cartLineMax - inLine, refusal: new Failure('overPurchaseLimit', { limit: limits.cartLineMax }) },
  ]
  const quantity = Math.max(0, Math.min(wanted, ...bounds.map(({ room }) => room)))
  return { quantity, refusal: bounds.find(({ room }) => room < wanted)?.refusal }
}

/**
 * How many of a choice fit, recorded in the basis.
 * @throws Failure `goodsNotFound`, `storeClosed` when `open` is asked for, `soldOut` for an option, `specificationRequired` or
 * `specificationInvalid`
 */
export function admit(basis: AdmissionBasis, { goodsId, optionIds, quantity }: Choice, open = true): Admission {
  const goods = basis.goods.find(({ id }) => id === goodsId)
  if (!goods) throw new Failure('goodsNotFound')
  if (open && !isOpen(goods, basis.now)) throw new Failure('storeClosed')
  const options = basis.options.filter(({ goods_id }) => goods_id === goodsId)
  const sorted = checkChoice(options, optionIds)
  const lines = basis.lines.filter(({ goods_id }) => goods_id === goodsId)
  const same = lines.filter((line) => line.option_ids.join() === sorted.join())
  const fits = fitting({
    goods,
    wanted: quantity,
    inBasket: sum(lines, (line) => line.quantity),
    inLine: sum(same, (line) => line.quantity),
    today: basis.today.get(goodsId) ?? 0,
  })
  basis.lines.push({ goods_id: goodsId, option_ids: sorted, quantity: fits.quantity })
  return { storeId: goods.store_id, optionIds: sorted, ...fits }
}

/** Like `admit`, with every failure as a refusal, except that a closed store is still thrown. */
export function admitPart(
  basis: AdmissionBasis,
  choice: Choice,
  open: boolean,
): Admission | { quantity: 0; refusal: Failure } {
  try {
    return admit(basis, choice, open)
  } catch (error) {
    if (isFailure(error) && !isFailure(error, 'storeClosed')) return { quantity: 0, refusal: error }
    throw error
  }
}
