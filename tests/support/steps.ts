import { join } from 'node:path'
import { type Person, secrets } from './person'
import type { Shop } from './shop'

/** Opens the options of the shop's dish, selects the required ones and adds it to the cart. */
export async function addDish(ann: Person, { dish }: Shop): Promise<void> {
  await ann.tap(ann.words.options(dish.name))
  for (const { name, option } of dish.groups)
    await ann.dialog.getByRole('group', { name, exact: true }).getByRole('radio', { name: option }).first().click()
  await ann.tap(ann.words.addToCart)
}

/** Logs in by code at the login screen in view; a new phone gets an account. */
export async function logInByCode(ann: Person, phone: string): Promise<void> {
  const { words } = ann
  await ann.fill(words.phone, phone)
  await fillShownCode(ann)
  await ann.screen.getByRole('checkbox', { name: words.agree }).click()
  await ann.tap(words.login)
}

/** Requests a code and enters the one shown by the demo. */
export async function fillShownCode(ann: Person): Promise<void> {
  const { getCode, shownCode, code } = ann.words
  await ann.tap(getCode)
  const shown = await ann.screen.getByText(shownCode).innerText()
  await ann.fill(code, shownCode.exec(shown)?.[1] ?? '')
}

/** Creates an account on the registration screen in view, in English, by the code that the demo shows. */
export async function registerWith(ann: Person, phone: string, password: string): Promise<void> {
  await ann.fill('Phone number', phone)
  await fillShownCode(ann)
  await ann.fill('Password', password)
  await ann.fill('Repeat password', password)
  await ann.tap('Agree and register')
  await ann.dialog.getByRole('button', { name: 'Agree and register' }).click()
}

/** Logs in with the password of a demo account. */
export async function logInByPassword(ann: Person, phone: string): Promise<void> {
  const { words } = ann
  await ann.tap(words.usePassword)
  // Both login forms ask for the phone: wait for the one that asks for the password too.
  await ann.field(words.password).waitFor()
  await ann.fill(words.phone, phone)
  await ann.fill(words.password, secrets.password)
  await ann.screen.getByRole('checkbox', { name: words.agree }).click()
  await ann.tap(words.login)
}

/** Enters digits on the number pad in view. */
export async function typeDigits(ann: Person, digits: string): Promise<void> {
  for (const digit of digits) await ann.tap(digit)
}

/** Pays from the balance, from the method list to the last digit of the pay password. */
export async function payFromBalance(ann: Person): Promise<void> {
  await ann.tap(ann.words.pay)
  await ann.sees(ann.words.enterPayPassword)
  await typeDigits(ann, secrets.payPassword)
}

/** Chooses a picture for the avatar, which opens the cropper. */
export async function choosePicture(ann: Person): Promise<void> {
  const choosing = ann.page.waitForEvent('filechooser')
  await ann.tap('Change photo')
  await (await choosing).setFiles(join(__dirname, '../../src/features/account/LoginFrame/welcome.webp'))
}
