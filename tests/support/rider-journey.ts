import { errandDetail } from '@contract/calls/errand'
import type { TestCaller } from '../../server/testing/caller'
import type { Hands } from './belongings'
import { codesOf } from './errands'
import { riderWords } from './rider-words'
import { until } from './until'

const say = riderWords.en

/** Actions in an app, whether something is in view, and the end of what the last action began. */
export type RiderHands = Hands &
  Record<'sees', (words: string | RegExp) => boolean> &
  Record<'settle', () => Promise<void>>

/** Takes a step, and says yes where the app asks whether it is meant; `next` is what follows. */
async function takeStep(hands: RiderHands, step: RegExp, next: RegExp): Promise<void> {
  await hands.settle()
  await hands.tap(step)
  await until(() => hands.sees(say.yes) || hands.sees(next), String(next))
  if (hands.sees(say.yes)) await hands.tap(say.yes)
  await hands.waitFor(next)
}

/** Hands over by a code that somebody says; `next` is what follows. */
async function handOver(hands: RiderHands, step: RegExp, code: string | null, next: RegExp): Promise<void> {
  await takeStep(hands, step, say.asksCode)
  for (const digit of code ?? '') await hands.tap(digit)
  await hands.waitFor(next)
}

/** From the tasks of a rider on shift: accepts the offer, and carries what a customer sends from door to door by the codes of both ends. */
export async function carryByCodes(hands: RiderHands, customer: TestCaller, orderId: string): Promise<void> {
  await hands.tap(say.accept)
  await takeStep(hands, say.atPickup, say.pickedUp)
  await handOver(hands, say.pickedUp, (await codesOf(customer, orderId)).pickupCode, say.arrived)
  await takeStep(hands, say.arrived, say.delivered)
  await handOver(hands, say.delivered, (await codesOf(customer, orderId)).deliveryCode, say.over)
  // The app does not wait for a slow answer.
  await until(async () => (await customer.call(errandDetail, { orderId })).state === 'delivered', 'a delivered errand')
}
