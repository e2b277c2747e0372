import { setTimeout as wait } from 'node:timers/promises'
import type { Envelope } from '@contract/call'
import { TestCaller } from '../../server/testing/caller'

/** A client that waits as long as a busy server asks for, and asks again. */
export class PoliteCaller extends TestCaller {
  override as(token: string, id = this.id): PoliteCaller {
    return new PoliteCaller(this.base, id, token)
  }

  override async send(name: string, body: unknown): Promise<{ status: number; envelope: Envelope; headers: Headers }> {
    for (;;) {
      const answer = await super.send(name, body)
      const seconds = Number(answer.headers.get('retry-after') ?? NaN)
      if (answer.status !== 429 || Number.isNaN(seconds)) return answer
      await wait(seconds * 1000)
    }
  }
}
