import { makeModel } from '@/state'

/** The user agreement's tick, without which nobody logs in or registers (product text §2, login pages). */
export class Consent {
  agreed = false
  /** The question "agree and go on" is open. */
  asking = false
  private wanted: (() => unknown) | undefined

  constructor() {
    makeModel(this, 'wanted')
  }

  set(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Does something that needs the tick: at once, or after the person agreed to it. */
  need(action: () => unknown): void {
    this.wanted = action
    if (this.agreed) void action()
    else this.asking = true
  }

  /** Agrees when asked, and does what waited for it. */
  agree(): void {
    this.agreed = true
    this.asking = false
    void this.wanted?.()
  }

  /** Does not agree; what waited is not done. */
  refuse(): void {
    this.asking = false
  }
}
