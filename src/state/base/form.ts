import { runInAction } from 'mobx'
import { NetworkError } from '@/services/failures'
import { tell } from './attempt'
import type { FormField } from './form-field'
import { makeModel } from './make-model'
import { OnceKey } from './once-key'

/** Gives a request the idempotency key of the form. */
export type Keyed = <R extends object>(request: R) => R & { idempotencyKey: string }

/** What is filled in and sent by one button: its rows by their names, in their order, and how far the sending is. */
export class Form<Row extends string = never> {
  /** It is on its way to the server. */
  busy = false
  /** The row that the person is led to, since it keeps the form from being sent. */
  wrong: Row | undefined = undefined
  /** How often the form was not fine. */
  private refusals = 0
  private readonly key = new OnceKey()

  constructor(readonly fields: Readonly<Record<Row, FormField>>) {
    makeModel(this, 'fields', 'key')
  }

  /** The id of a row; another one each time the form was not fine, so that a row also comes into view when it did before. */
  idOf(row: Row): string {
    return `${row}-${this.refusals}`
  }

  /** The person went on from a row that is written into. */
  leave(row: Row): void {
    this.fields[row].leave()
    if (this.wrong === row) this.wrong = undefined
  }

  /** Whether every row is fine. All mistakes are told at once, and the person is led to the first. */
  check(): boolean {
    const rows = Object.keys(this.fields) as Row[]
    this.wrong = rows.filter((row) => !this.fields[row].check())[0]
    if (this.wrong === undefined) return true
    this.refusals += 1
    return false
  }

  /**
   * Sends it, unless that is being done. An idempotent call takes its request through `keyed`: sent again after a lost answer it has the
   * same key, so that it is done once.
   *
   * @returns the answer, or undefined after a failure, which becomes a toast
   */
  async send<T>(call: (keyed: Keyed) => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    try {
      return await call((request) => this.key.on(request))
    } catch (error) {
      if (!(error instanceof NetworkError)) this.key.renew()
      tell(error)
      return undefined
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Sends it once every row is fine. */
  async submit<T>(call: (keyed: Keyed) => Promise<T>): Promise<T | undefined> {
    return this.busy || !this.check() ? undefined : this.send(call)
  }
}
