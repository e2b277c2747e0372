import type { Locator } from 'playwright-core'
import { riderShift } from '@contract/calls/rider'
import type { Position } from '@contract/entities/common'
import { pathOfRoute, routes } from '@/routes'
import { aPicture } from '../../server/testing/picture'
import type { Person, PickedFile } from './person'
import { riderWords } from './rider-words'
import { typeDigits } from './steps'

/** Gives the device of a person a position, with the permission to read it. */
export async function standAt({ context }: Person, { latitude, longitude }: Position): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude })
}

/** A rider begins a shift at a place, after one of an earlier test, and waits for offers. */
export async function goOnline(ming: Person, at: Position): Promise<void> {
  const say = riderWords[ming.language]
  await ming.caller.call(riderShift, { action: 'end' })
  await standAt(ming, at)
  await ming.goto(pathOfRoute(routes.riderTasks))
  await ming.tap(say.start)
  await ming.tap(say.allow)
  await ming.sees(say.waiting)
}

/** Accepts the offer that opens by itself. */
export async function acceptOffer(ming: Person): Promise<void> {
  const say = riderWords[ming.language]
  await ming.dialog.getByText(say.forYou).waitFor()
  await ming.dialog.getByRole('button', { name: say.accept }).click()
  await ming.isAt(say.order)
}

/** Takes a step, and says yes where the app asks whether it is meant; `next` is what follows. */
export async function takeStep(ming: Person, name: RegExp, next: Locator): Promise<void> {
  await ming.tap(name)
  const question = ming.screen.getByRole('alertdialog')
  await question.or(next).first().waitFor()
  if (!(await question.isVisible())) return
  await question.getByRole('button', { name: riderWords[ming.language].yes }).click()
  await next.first().waitFor()
}

/** Opens the form of a receipt. */
export const openReceipt = (ming: Person): Promise<void> => {
  const { bought, total } = riderWords[ming.language]
  return takeStep(ming, bought, ming.dialog.getByLabel(total, { exact: true }))
}

/** Sends the amount of a receipt in yuan, with a photo unless one was taken before. */
export async function sendReceipt(ming: Person, total: string, photo?: PickedFile, without?: string): Promise<void> {
  const say = riderWords[ming.language]
  await ming.dialog.getByLabel(say.total, { exact: true }).fill(total)
  if (without !== undefined) await ming.dialog.getByLabel(say.without, { exact: true }).fill(without)
  if (photo) {
    await ming.pick(say.photo, photo)
    await ming.dialog.getByRole('button', { name: say.photoThere }).waitFor()
    await ming.settled()
  }
  await ming.dialog.getByRole('button', { name: say.sendReceipt }).click()
}

/** Hands goods over by a code that was said; `next` is what follows. */
export async function handOver(ming: Person, step: RegExp, code: string, next: Locator): Promise<void> {
  const { digits } = riderWords[ming.language]
  await takeStep(ming, step, ming.dialog.getByRole('img', { name: digits }))
  await typeDigits(ming, code)
  await next.first().waitFor()
}

/** A photo of a receipt that no other receipt has. */
export async function receiptPhoto(width: number): Promise<PickedFile> {
  return {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await aPicture(width)).arrayBuffer()),
  }
}
