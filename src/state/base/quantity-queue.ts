import { observable, runInAction } from 'mobx'
import { makeModel } from './make-model'

/** A quantity that the server has not confirmed yet. */
interface PendingQuantity<C> {
  readonly choice: C
  readonly quantity: number
}

interface QueueInput<K, C extends K> {
  /** Identifies a choice; equal choices share a quantity. */
  readonly keyOf: (choice: K) => string
  /** Sends a quantity and takes over the answer. @throws what the call throws */
  readonly send: (choice: C, quantity: number) => Promise<unknown>
  /** Runs a call in its turn among all that change the cart. */
  readonly inTurn: <T>(call: () => Promise<T>) => Promise<T>
  /** Reports a refusal, after which the server's quantity is displayed. */
  readonly refused: (error: unknown) => void
}

/** Optimistic quantities of a cart: displayed at once, sent in turn, and of each choice only the last one. */
export class QuantityQueue<K, C extends K> {
  private readonly pending = observable.map<string, PendingQuantity<C>>([], { deep: false })
  private readonly sending = new Map<string, Promise<boolean>>()

  constructor(private readonly input: QueueInput<K, C>) {
    makeModel(this, 'input', 'pending', 'sending')
  }

  /** Quantities that are not confirmed yet. */
  get all(): PendingQuantity<C>[] {
    return [...this.pending.values()]
  }

  /** The pending quantity of a choice; undefined when the server's is displayed. */
  of(choice: K): number | undefined {
    return this.pending.get(this.input.keyOf(choice))?.quantity
  }

  /** Sets a quantity; false when it was refused. */
  want(choice: C, quantity: number): Promise<boolean> {
    const key = this.input.keyOf(choice)
    this.pending.set(key, { choice, quantity })
    const running = this.sending.get(key) ?? this.send(key)
    this.sending.set(key, running)
    return running
  }

  private async send(key: string): Promise<boolean> {
    try {
      let sent: number | undefined
      while (sent !== this.pending.get(key)?.quantity) sent = await this.input.inTurn(() => this.sendLast(key))
      return true
    } catch (error) {
      this.input.refused(error)
      return false
    } finally {
      this.sending.delete(key)
      runInAction(() => this.pending.delete(key))
    }
  }

  /** Sends the last wanted quantity of a choice and returns it. */
  private async sendLast(key: string): Promise<number | undefined> {
    const wanted = this.pending.get(key)
    if (wanted) await this.input.send(wanted.choice, wanted.quantity)
    return wanted?.quantity
  }
}
