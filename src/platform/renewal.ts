import { makeAutoObservable } from 'mobx'

/** Counts how often all screens began anew because what the customer is shown everywhere has changed. */
class Renewal {
  count = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Lets all open screens begin anew, such as with member prices. */
  begin(): void {
    this.count += 1
  }
}

export const renewal = new Renewal()
