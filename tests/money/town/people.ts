import { randomUUID } from 'node:crypto'
import { accountSetPayPassword } from '@contract/calls/account'
import { codeSend } from '@contract/calls/code'
import { loginMobile } from '@contract/calls/login'
import type { Call, RequestInput, Response } from '@contract/call'
import type { Random } from '../../../server/demo/city/random'
import { RefusedCall, type TestCaller } from '../../../server/testing/caller'
import type { Cashier } from '../../../server/testing/payments'
import type { World } from '../../../server/testing/world'
import type { Phones } from './phones'

export const payPassword = '246810'
/** The fields of a call that is repeated safely. */
export const key = () => ({ idempotencyKey: randomUUID() })
/** The fields of a call that moves money. */
export const keyed = () => ({ payPassword, ...key() })

/** Failures that no state of a town explains: the caller asked for something senseless, or the server broke. */
const senseless = ['invalidRequest', 'accessDenied', 'notFound', 'unexpected', 'serviceUnavailable', 'networkBusy']

/** Everything that the people of a town share. */
export interface Town {
  readonly world: World
  /** Runs the jobs that are due. */
  readonly runDue: () => Promise<unknown>
  readonly cashier: Cashier
  readonly phones: Phones
  readonly chance: Random
  /** Number of answered calls and of refusals, by name. */
  readonly answers: Map<string, number>
}

/** A person of the town: makes calls, and takes refusals that name a state of things. */
export class Person {
  constructor(
    protected readonly town: Town,
    readonly caller: Resident,
  ) {}

  protected get chance(): Random {
    return this.town.chance
  }

  signIn(): Promise<void> {
    return signIn(this.town, this.caller)
  }

  get id(): string {
    return this.caller.id
  }

  /** The answer of a call; undefined for a refusal by name. @throws Error for a senseless one */
  async ask<C extends Call>(call: C, request: RequestInput<C>): Promise<Response<C> | undefined> {
    try {
      const answer = await this.caller.call(call, request)
      this.count(call.name)
      return answer
    } catch (error) {
      if (!(error instanceof RefusedCall) || !error.failure || senseless.includes(error.failure)) {
        const why = error instanceof RefusedCall ? JSON.stringify(error.envelope) : String(error)
        throw new Error(`${call.name} ${JSON.stringify(request)}: ${why}`, { cause: error })
      }
      this.count(`${call.name} ${error.failure}`)
      return undefined
    }
  }

  private count(name: string): void {
    this.town.answers.set(name, (this.town.answers.get(name) ?? 0) + 1)
  }
}

/** A caller who signs in with a phone. */
export type Resident = TestCaller & { readonly phone: string }

type Reach = Pick<Town, 'world' | 'phones'>

/** Signs in by a code, with another one where the answer to the first was lost. */
async function session(reach: Reach, phone: string, tries = 3): Promise<Response<typeof loginMobile>> {
  const { world, phones } = reach
  // A phone gets one code a minute.
  world.clock.forward(2)
  try {
    await world.visitor.call(codeSend, { phone, purpose: 'login' })
    return await world.visitor.call(loginMobile, { phone, code: phones.codeOf(phone), agreed: true })
  } catch (error) {
    if (tries === 1 || !(error instanceof RefusedCall)) throw error
    return session(reach, phone, tries - 1)
  }
}

/** Signs in again, since a session lasts for some weeks. */
export async function signIn(reach: Reach, resident: Resident): Promise<void> {
  resident.token = (await session(reach, resident.phone)).userToken
}

let registered = 0

/** A person who has registered with a phone and set a pay password. */
export async function register(reach: Reach): Promise<Resident> {
  const phone = `1391${String((registered += 1)).padStart(7, '0')}`
  const { userToken, user } = await session(reach, phone)
  const caller = reach.world.visitor.as(userToken, user.id)
  await caller.call(codeSend, { phone, purpose: 'payPassword' })
  await caller.call(accountSetPayPassword, { code: reach.phones.codeOf(phone), payPassword })
  return Object.assign(caller, { phone })
}
