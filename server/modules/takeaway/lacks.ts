import type { Transaction } from 'kysely'
import { type Lack, type LackReason, lackReasons } from '@contract/entities/delivery'
import { remainingOf } from '@contract/refund-amounts'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Engines } from '../engines'
import type { Order } from '../order/queries'
import { refundableLines } from '../refund/queries'
import { storeReasons } from './reasons'

type Tx = Transaction<Database>
type Line = Awaited<ReturnType<typeof refundableLines>>[number]

/** The pieces of one reason that are refunded; those with an open application are decided there. */
function linesOf(lines: readonly Line[], lacks: readonly Lack[], reason: LackReason) {
  return lacks
    .filter((lack) => lack.reason === reason)
    .flatMap(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position)
      const left = line && line.openQuantity === 0 ? Math.min(quantity, remainingOf(line)) : 0
      return left > 0 ? [{ position, quantity: left }] : []
    })
}

/** @throws Failure `pickUpLacksWrong` for a line twice, unknown or with more than was ordered, `nothingToBring` */
function check(lines: readonly Line[], lacks: readonly Lack[]): void {
  const lackOf = (position: number) => lacks.find((lack) => lack.position === position)?.quantity ?? 0
  const isWrong = lacks.some(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position)
    return !line || quantity > line.quantity
  })
  if (isWrong || new Set(lacks.map(({ position }) => position)).size < lacks.length)
    throw new Failure('pickUpLacksWrong')
  const isAnyLeft = lines.some((line) => remainingOf(line) > lackOf(line.position))
  if (!isAnyLeft) throw new Failure('nothingToBring')
}

/**
 * Refunds the pieces of a locked order that its rider left at the store, missing or damaged, at the store's cost and at once.
 * @throws Failure `pickUpLacksWrong`, `nothingToBring`
 */
export async function refundLacks(
  tx: Tx,
  { orders, refunds }: Pick<Engines, 'orders' | 'refunds'>,
  order: Order,
  lacks: readonly Lack[],
  note: string,
): Promise<void> {
  check(await refundableLines(tx, order.id), lacks)
  for (const reason of lackReasons) {
    const lines = linesOf(await refundableLines(tx, order.id), lacks, reason)
    if (lines.length === 0) continue
    const locked = await orders.lock(tx, order.id)
    const refund = await refunds.apply(tx, locked, {
      ...({ type: 'partial', service: 'refundOnly', actor: 'merchant' } as const),
      ...{ lines, reason: storeReasons[reason].en, description: note, pictures: [] },
    })
    await refunds.fire(tx, await orders.lock(tx, order.id), refund, 'agreeRefund', 'merchant')
  }
}
