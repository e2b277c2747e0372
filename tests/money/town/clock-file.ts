import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Clock } from '../../../server/clock'
import { TestClock } from '../../../server/testing/clock'

/** The clock of a town's server, which its test sets by a file. */
export class FileClock implements Clock {
  constructor(private readonly file: string) {}

  now(): Date {
    return new Date(Number(readFileSync(this.file, 'utf8')))
  }
}

/** The clock of a test that writes its time into a file, as a whole, so that a server reads it at any moment. */
export class WrittenClock extends TestClock {
  constructor(private readonly file: string) {
    super()
    this.write()
  }

  override forward(minutes: number): void {
    super.forward(minutes)
    this.write()
  }

  private write(): void {
    writeFileSync(`${this.file}.part`, String(this.now().getTime()))
    renameSync(`${this.file}.part`, this.file)
  }
}
