import { v7 as uuid } from 'uuid'
import type { World } from './world'

const json = (value: unknown) => JSON.stringify(value)
const text = (en: string, zh: string) => json({ en, zh })
/** About 111 m for each thousandth of a degree north of the caller. */
const north = (thousandths: number) => ({ latitude: 22.5329 + thousandths / 1000, longitude: 113.93 })
const shut = json([{ open: '17:00', close: '02:00' }])

/** The ids of a quarter's stores and goods by English names. */
export interface Quarter {
  readonly stores: Readonly<Record<string, string>>
  readonly goods: Readonly<Record<string, string>>
}

/** Creates a quarter for searches: three stores that deliver to the caller, one of them closed, and two far away. */
export async function aQuarter({ make }: World): Promise<Quarter> {
  const stores: Record<string, string> = {}
  const goods: Record<string, string> = {}
  const store = async (name: string, zh: string, row: object) => {
    stores[name] = await make.store({ id: uuid(), name: text(name, zh), range_meters: 3000, ...row })
  }
  const dish = async (storeName: string, name: string, zh: string, row: object = {}) => {
    goods[name] = await make.goods(stores[storeName] ?? '', { name: text(name, zh), ...row })
  }
  await store('Old Stove Noodles', '老灶牛肉面', north(6))
  await store('Noodle Night', '深夜面馆', { ...north(2), opening_hours: shut })
  await store('Cloud Bakery', '云朵面包房', { ...north(4), monthly_sales: 9000 })
  await store('Far Noodles', '远方牛肉面', north(60))
  await store('Farther Noodles', '更远牛肉面', north(400))
  await dish('Old Stove Noodles', 'Braised beef noodles', '红烧牛肉面', { sales: 10, shop_price: 2600 })
  const tomato = { sales: 20, shop_price: 2400, member_price: 1000 }
  await dish('Old Stove Noodles', 'Tomato beef noodles', '番茄牛肉面', tomato)
  const pie = { sales: 5, shop_price: 900, is_active: true, activity_price: 700 }
  await dish('Cloud Bakery', 'Beef pie', '牛肉派', pie)
  await dish('Cloud Bakery', 'Strawberry cake', '草莓蛋糕', { stock: 0 })
  await dish('Far Noodles', 'Far beef', '远牛肉')
  return { stores, goods }
}
