import { makeModel } from '@/state'

/** Acceptance of the user agreement, required for login and registration (product text §2, login pages). */
export class Consent {
  agreed = false
  /** The dialog that asks for acceptance is open. */
  asking = false
  private wanted: (() => unknown) | undefined

  constructor() {
    makeModel(this, 'wanted')
  }

  set(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Runs an action at once if accepted, else after acceptance in the dialog. */
  need(action: () => unknown): void {
    this.wanted = action
    if (this.agreed) void action()
    else this.asking = true
  }

  /** Accepts and runs the waiting action. */
  agree(): void {
    this.agreed = true
    this.asking = false
    void this.wanted?.()
  }

  /** Declines and drops the waiting action. */
  refuse(): void {
    this.asking = false
  }
}
