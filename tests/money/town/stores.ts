import { bindingBindOther } from '@contract/calls/binding'
import * as calls from '@contract/calls/merchant'
import type { PayoutPeriod } from '@contract/entities/settlement'
import type { TestCaller } from '../../../server/testing/caller'
import { aPicture } from '../../../server/testing/picture'
import { key, keyed } from './people'

const both = (text: string) => ({ en: text, zh: text })
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** A store whose merchant has opened it: its dishes, and its rate by the night or its deposit at the table. */
export interface OpenStore {
  readonly storeId: string
  readonly goods: readonly string[]
  readonly rateId?: string
  readonly takesTables?: boolean
}

/** A sandbox account: a number that ends in 0001 fails, and in 0002 stays silent. */
export interface PayoutPlan {
  readonly ending: string
  readonly period: PayoutPeriod
}

/** Says where and when a store is paid. */
export async function bePaid(merchant: TestCaller, storeId: string, { ending, period }: PayoutPlan): Promise<void> {
  const account = { realName: '陈立安', title: 'Bank of Here', number: `62220000${ending}` }
  const { id: accountId } = await merchant.call(bindingBindOther, account)
  await merchant.call(calls.merchantSetPayouts, { storeId, accountId, period, threshold: 100_00, ...keyed() })
}

/** Opens a store with three dishes. */
export async function openKitchen(merchant: TestCaller, storeId: string): Promise<OpenStore> {
  const section = { storeId, name: both('Noodles'), ...key() }
  const { sections } = await merchant.call(calls.merchantSaveCategory, section)
  const logo = { picture: (await merchant.upload(await aPicture(80, 60))).id }
  const goods: string[] = []
  for (const price of [26_00, 19_99, 8_01]) {
    const dish = {
      storeId,
      menuCategoryId: sections[0]?.id,
      name: both(`Dish ${price}`),
      note: both(''),
      price,
      ...logo,
    }
    const stock = { from: 0, to: 90_000 }
    goods.push((await merchant.call(calls.merchantSaveGoods, { ...dish, stock, onSale: true, ...key() })).id)
  }
  await merchant.call(calls.merchantSaveShop, { storeId, status: 'open' })
  return { storeId, goods }
}

/** Offers tables for dinner with a deposit, which is taken off the bill. */
export async function offerTables(merchant: TestCaller, store: OpenStore): Promise<OpenStore> {
  const { storeId } = store
  const { rules } = await merchant.call(calls.merchantTables, { storeId })
  await merchant.call(calls.merchantSaveTables, {
    storeId,
    rules: { ...rules, byHand: true, deposit: 50_00, depositKind: 'offBill', leadMinutes: 30, freeMinutes: 240 },
    tables: ['A1', 'A2', 'A3'].map((name) => ({ name, seating: 'hall' as const, least: 1, most: 4 })),
    hours: weekdays.map((weekday) => ({ weekday, meal: 'dinner' as const, first: 17 * 60, last: 20 * 60 })),
    queueOpen: false,
  })
  return { ...store, takesTables: true }
}

/** Opens a hotel with one room type and a prepaid rate. */
export async function openHotel(merchant: TestCaller, storeId: string): Promise<OpenStore> {
  await merchant.call(calls.merchantSaveHotel, {
    ...{ storeId, kind: 'hotel', stars: 3, openedYear: 2019, checkInFrom: '14:00', checkOutBy: '12:00' },
    ...{ confirmsByHand: true, facilities: [] },
  })
  const room = {
    ...{ storeId, name: both('King'), summary: both('24 m²'), bed: 'king', includedAdults: 2, mostAdults: 2 },
    ...{ mostGuests: 3, extraAdultPrice: 0, basePrice: 199_00, weekendPrice: 239_01, allotment: 4 },
  }
  const { rooms } = await merchant.call(calls.merchantSaveRoomType, { ...room, ...key() })
  const roomTypeId = rooms[0]?.id ?? ''
  const saved = await merchant.call(calls.merchantSaveRate, {
    ...{ roomTypeId, way: 'prepaid', percent: 100, breakfastPrice: null, memberPercent: null, leastNights: 1 },
    ...{ guaranteed: false, cancelSteps: [{ daysBefore: 1, clock: '18:00', kept: 'none' }], ...key() },
  })
  await merchant.call(calls.merchantSaveShop, { storeId, status: 'open' })
  return { storeId, goods: [], rateId: saved.rooms[0]?.rates[0]?.id ?? '' }
}
