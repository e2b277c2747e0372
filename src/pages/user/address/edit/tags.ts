import { newTag } from '@contract/rules/address'
import type { Api } from '@/services/api'
import { FormField, makeModel, whileBusy } from '@/state'

/** Selectable address tags, with custom ones (product text §5, address). */
export class Tags {
  labels: string[]
  own = this.blank()
  adding = false
  busy = false

  constructor(
    private readonly api: Api,
    labels: string[],
    readonly chosen: FormField,
  ) {
    this.labels = labels
    makeModel(this, 'api', 'chosen')
  }

  /** The tags, including the address's own if it is not in the list. */
  get names(): string[] {
    const { value } = this.chosen
    return value && !this.labels.includes(value) ? [...this.labels, value] : this.labels
  }

  open(): void {
    this.own = this.blank()
    this.adding = true
  }

  close(): void {
    this.adding = false
  }

  /** Adds and selects the typed tag. */
  async add(): Promise<void> {
    if (this.busy || !this.own.check()) return
    const label = this.own.value.trim()
    const answer = await whileBusy(this, () => this.api.address.addLabel({ label }))
    if (answer) this.added(answer.items, label)
  }

  private blank(): FormField {
    return new FormField((name) => newTag(name, this.names))
  }

  private added(labels: string[], label: string) {
    this.labels = labels
    this.chosen.set(label)
    this.adding = false
  }
}
