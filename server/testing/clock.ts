import type { Clock } from '../clock'

/** A clock that only a test advances. It starts at noon in Shenzhen, when stores are open. */
export class TestClock implements Clock {
  private time = new Date('2026-03-25T04:00:00.000Z').getTime()

  now(): Date {
    return new Date(this.time)
  }

  forward(minutes: number): void {
    this.time += minutes * 60_000
  }
}
