import type { NightPrice } from '@contract/entities/hotel'
import type { SoldComponent } from '../../../database/schema'
import { sum } from '../../pricing/amounts'

interface Priced {
  /** All nights at everybody's price. */
  readonly nightPrices: readonly NightPrice[]
  /** The components of the prepaid amount. */
  readonly components: readonly SoldComponent[]
  /**
   * Amount paid at the hotel, and the member discount on it: undefined for stays stored without it and without
   * cancelled nights.
   */
  readonly atHotel: number
  readonly atHotelOff: number | undefined
}

/** Reductions at the hotel below the price of the nights: for members, and for cancelled nights. */
function offAtHotel({ nightPrices, components, atHotel, atHotelOff }: Priced): SoldComponent[] {
  const before = sum(components, ({ kind, amount }) => (kind === 'goods' ? amount : 0))
  const off = sum(nightPrices, ({ price }) => price) - before - atHotel
  const member = atHotelOff ?? off
  return [
    { kind: 'memberPrice', label: { en: 'Member price', zh: '会员价' }, amount: -member, original: null },
    { kind: 'changed', label: { en: 'Refunded nights', zh: '已退间夜' }, amount: member - off, original: null },
  ]
}

/** Reductions between the price of a stay's nights and its payments, now and at the hotel; one per kind. */
export function reductionsOf(priced: Priced): SoldComponent[] {
  const all = [...priced.components.filter(({ kind }) => kind !== 'goods'), ...offAtHotel(priced)]
  return [...new Set(all.map(({ kind }) => kind))].flatMap((kind) => {
    const same = all.filter((each) => each.kind === kind && each.amount !== 0)
    const [first] = same
    const amount = sum(same, (each) => each.amount)
    return first && amount !== 0 ? [{ ...first, amount }] : []
  })
}
