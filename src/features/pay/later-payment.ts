import { makeModel } from '@/state'

/** Payment of a later charge for an order, such as a tip or dearer goods. */
export class LaterPayment {
  /** The payment that is open. */
  paymentId: string | undefined = undefined

  constructor(
    /** Called once it is paid, and when the customer left it. */
    private readonly over: (isPaid: boolean) => Promise<unknown>,
  ) {
    makeModel(this, 'over')
  }

  open(paymentId: string): void {
    this.paymentId = paymentId
  }

  /** Closes it, whether paid or left. */
  async end(isPaid: boolean): Promise<void> {
    this.paymentId = undefined
    await this.over(isPaid)
  }
}
