import type { MallDetail, MallOrderedLine } from '@contract/entities/mall-order'
import type { AfterSale } from '@contract/entities/after-sale'
import { refundOf, remainingOf } from '@contract/refund-amounts'
import { refundServices, type RefundServiceName } from '@contract/states/after-sales'
import { makeModel } from '@/state'

/** Quantities of lines in a case, bounded by the service. */
export class LineChoice {
  service: RefundServiceName = 'refundOnly'
  lines: readonly MallOrderedLine[] = []
  /** The positions of the lines of the case that is edited; undefined for a new one. */
  private edited: readonly number[] | undefined = undefined
  private readonly counts = new Map<number, number>()

  constructor() {
    makeModel(this)
  }

  /** Takes the order, of which an edited case keeps to its own lines. */
  take({ lines }: Pick<MallDetail, 'lines'>, edited?: AfterSale): void {
    this.edited = edited?.lines.map(({ position }) => position)
    this.lines = this.edited ? lines.filter(({ position }) => this.edited?.includes(position)) : lines
    if (!this.services.includes(this.service)) this.service = this.services[0] ?? 'refundOnly'
  }

  /** The services that some line allows. */
  get services(): readonly RefundServiceName[] {
    if (this.edited) return refundServices
    return refundServices.filter((service) =>
      this.lines.some(({ afterSales }) => afterSales.services.includes(service)),
    )
  }

  /** Lines that can be applied for by one service or another; the others are shown with why not. */
  get isOpen(): boolean {
    return this.services.length > 0
  }

  /** The line that can be applied for, if it is the only one. */
  get only(): MallOrderedLine | undefined {
    const open = this.lines.filter(({ afterSales }) => afterSales.services.length > 0)
    return open.length === 1 ? open[0] : undefined
  }

  choose(service: RefundServiceName): void {
    this.service = service
  }

  /** Highest quantity of a line for the chosen service. Unshipped pieces cannot be returned. */
  mostOf(line: MallOrderedLine): number {
    if (this.edited) return remainingOf(line)
    const { services, left, unshipped } = line.afterSales
    if (!services.includes(this.service)) return 0
    return this.service === 'refundOnly' ? left : left - unshipped
  }

  countOf(line: MallOrderedLine): number {
    return Math.min(this.counts.get(line.position) ?? 0, this.mostOf(line))
  }

  count(position: number, quantity: number): void {
    this.counts.set(position, quantity)
  }

  /** The refund for a quantity of a line. */
  amountOf(line: MallOrderedLine, quantity: number): number {
    return refundOf({ ...line, refundedAmount: line.afterSales.refundedAmount }, quantity)
  }

  /** The lines' share, the most that can be asked for. */
  get share(): number {
    return this.lines.reduce((sum, line) => sum + this.amountOf(line, this.countOf(line)), 0)
  }

  /** The chosen lines as the server takes them. */
  get chosen(): { position: number; quantity: number }[] {
    return this.lines.flatMap((line) => {
      const quantity = this.countOf(line)
      return quantity > 0 ? [{ position: line.position, quantity }] : []
    })
  }

  get kept(): readonly (readonly [number, number])[] {
    return [...this.counts]
  }

  restore(service: RefundServiceName, counts: readonly (readonly [number, number])[]): void {
    this.service = service
    for (const [position, quantity] of counts) this.counts.set(position, quantity)
  }
}
