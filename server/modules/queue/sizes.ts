import type { Transaction } from 'kysely'
import type { OwnQueueSize } from '@contract/entities/reservation'
import type { Localized } from '@contract/settings'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'

const small = { en: 'Small', zh: '小桌' }
const medium = { en: 'Medium', zh: '中桌' }
const large = { en: 'Large', zh: '大桌' }

/** Names of the sizes of a queue by their number, smallest first. */
const names: readonly (readonly Localized[])[] = [
  [],
  [{ en: 'All tables', zh: '全部桌型' }],
  [small, large],
  [small, medium, large],
  [small, medium, large, { en: 'Extra large', zh: '特大桌' }],
]

/** Letter of a size, which its numbers begin with. */
const keyOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** @throws Failure `queueSizesInvalid` for a size that ends before it begins, or does not begin where the one before ends */
export function checkSizes(sizes: readonly OwnQueueSize[]): void {
  const follows = ({ least }: OwnQueueSize, index: number) => index === 0 || least === (sizes[index - 1]?.most ?? 0) + 1
  if (sizes.some((size, index) => size.most < size.least || !follows(size, index)))
    throw new Failure('queueSizesInvalid')
}

/**
 * Replaces the sizes of a restaurant's queue, which stays open or closed.
 * @param day The day of the queue, whose lines are kept
 * @throws Failure `queueSizeInUse` for one that is left out while somebody waits in its line
 */
export async function saveSizes(
  tx: Transaction<Database>,
  storeId: string,
  day: string,
  sizes: readonly OwnQueueSize[],
): Promise<void> {
  const keys = sizes.map((_, index) => keyOf(index))
  const left = (await queries.waitedSizes(tx, storeId, day)).find((key) => !keys.includes(key))
  if (left !== undefined) throw new Failure('queueSizeInUse', { size: left })
  const rows = sizes.map(({ least, most, minutesEach }, index) => {
    const name = JSON.stringify(names[sizes.length]?.[index] ?? large)
    const of = { store_id: storeId, key: keyOf(index), name }
    return { ...of, least, most, minutes_each: minutesEach, is_open: false }
  })
  await queries.saveSizes(tx, storeId, rows)
}
