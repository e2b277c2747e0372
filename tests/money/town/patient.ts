import type { Envelope } from '@contract/call'
import { TestCaller } from '../../../server/testing/caller'
import { Cashier } from '../../../server/testing/payments'
import type { World } from '../../../server/testing/world'
import type { Disasters } from './disasters'

const isBroken = ({ status }: { readonly status: number }): boolean => status >= 500

/** A caller whose requests are sent again after a disaster, as an app does. */
export class PatientCaller extends TestCaller {
  constructor(
    private readonly disasters: Disasters,
    base: string,
    id?: string,
    token?: string,
  ) {
    super(base, id, token)
  }

  override as(token: string, id = this.id): TestCaller {
    return new PatientCaller(this.disasters, this.base, id, token)
  }

  override send(name: string, body: unknown): Promise<{ status: number; envelope: Envelope; headers: Headers }> {
    return this.disasters.through(() => super.send(name, body), isBroken)
  }

  override sendForm(name: string, body: RequestInit['body']): Promise<{ status: number; envelope: Envelope }> {
    return this.disasters.through(() => super.sendForm(name, body), isBroken)
  }
}

/** A cashier of the sandbox at which a payer presses the button again after a disaster. */
export class PatientCashier extends Cashier {
  constructor(
    world: World,
    private readonly disasters: Disasters,
  ) {
    super(world)
  }

  override decide(token: string, decision: 'succeed' | 'fail' | 'cancel'): Promise<number> {
    return this.disasters.through(
      () => super.decide(token, decision),
      (code) => code === 500 || code === 503,
    )
  }
}
