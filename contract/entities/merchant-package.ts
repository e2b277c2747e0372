import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Day, Id, Picture } from './common'
import { BothLanguages } from './merchant-shop'
import { VoucherTerms } from './voucher'

const Clock = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** Times of use of vouchers, as a merchant sets them. */
export const PackageTerms = z.object({
  /** 0 is Sunday. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
  from: Clock,
  until: Clock,
  onHolidays: z.boolean(),
  /** Further days on which it cannot be used. */
  notOn: z.array(Day).check(z.maxLength(limits.packageClosedDays)),
  /** Number that a table may use at once. */
  perVisit: z.int().check(z.gte(1), z.lte(limits.vouchersPerOrder)),
})

/** Fields of a package that its merchant edits. */
export const packageFacts = {
  kind: z.enum(['package', 'cash']),
  name: BothLanguages(limits.addressMax, 1),
  /** Contents; `value` is the regular price of each. A cash voucher has one item with its face value. */
  contents: z
    .array(
      z.object({
        name: BothLanguages(limits.addressMax, 1),
        count: z.int().check(z.gte(1), z.lte(limits.packageItemCountMax)),
        value: Amount.check(z.gte(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.packageItems)),
  price: Amount.check(z.gte(1)),
  /** Days of validity of vouchers after the purchase. */
  validDays: z.int().check(z.gte(1), z.lte(limits.packageValidDaysMax)),
  /** Purchase limit per customer; null without one. */
  perCustomer: z.nullable(z.int().check(z.gte(1), z.lte(limits.stockMax))),
}

/** A package as its merchant edits it. */
export const OwnPackage = z.object({
  id: Id,
  /** Counts the changes; a change names the one that it was made from. */
  version: z.int(),
  ...packageFacts,
  picture: Picture,
  /** The price without a voucher: what its contents cost. */
  marketPrice: Amount,
  terms: VoucherTerms,
  stock: z.int(),
  sold: z.int(),
  /** Stores that take its vouchers; the selling one is among them. */
  places: z.array(Id),
  onSale: z.boolean(),
})
export type OwnPackage = z.output<typeof OwnPackage>
