import type { QuotedCoupons } from './trading'
import type { OrderKind } from '.'

/** The registered order kinds. The composition adds each of them once, before the server answers calls. */
export class OrderKinds {
  private readonly byName = new Map<string, OrderKind>()
  private readonly coupons = new Map<string, QuotedCoupons>()

  /** @throws Error for a duplicate name. */
  add(kind: OrderKind): void {
    if (this.byName.has(kind.name)) throw new Error(`Two kinds of orders are called ${kind.name}`)
    this.byName.set(kind.name, kind)
  }

  /** Adds the coupons of quotes of no kind of order. @throws Error for a duplicate name. */
  addCoupons(quoteKind: string, coupons: QuotedCoupons): void {
    if (this.couponsOf(quoteKind)) throw new Error(`Two kinds of quotes are called ${quoteKind}`)
    this.coupons.set(quoteKind, coupons)
  }

  /** The coupons for quotes of a kind; undefined where they take none, and for an unknown kind. */
  couponsOf(quoteKind: string): QuotedCoupons | undefined {
    const coupons = this.find(quoteKind)?.trading.coupons ?? 'none'
    return this.coupons.get(quoteKind) ?? (coupons === 'none' ? undefined : { of: quoteKind, answer: coupons })
  }

  /** All kinds, in the order in which they were added. */
  get all(): readonly OrderKind[] {
    return [...this.byName.values()]
  }

  /** The kind of a name; undefined for one that is not registered. */
  find(name: string): OrderKind | undefined {
    return this.byName.get(name)
  }

  /** The kind of an order. @throws Error for a kind that is not registered. */
  of({ kind: name }: { readonly kind: string }): OrderKind {
    const kind = this.byName.get(name)
    if (!kind) throw new Error(`No kind of orders is called ${name}`)
    return kind
  }
}
