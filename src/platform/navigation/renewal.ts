import { makeAutoObservable } from 'mobx'

/** Counts the remounts of all screens after a change that affects every one of them. */
class Renewal {
  count = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Remounts all open screens, such as with member prices. */
  begin(): void {
    this.count += 1
  }
}

export const renewal = new Renewal()
