import { type Person, secrets } from './person'
import type { Shop } from './shop'

/** Opens the options of the shop's dish, chooses what must be chosen, and puts it into the cart. */
export async function addDish(ann: Person, { dish }: Shop): Promise<void> {
  await ann.tap(ann.words.options(dish.name))
  for (const { name, option } of dish.groups)
    await ann.dialog.getByRole('group', { name, exact: true }).getByRole('radio', { name: option }).first().click()
  await ann.tap(ann.words.addToCart)
}

/** Logs in at the login screen in view with a code; a phone that is new gets an account. */
export async function logInByCode(ann: Person, phone: string): Promise<void> {
  const { words } = ann
  await ann.fill(words.phone, phone)
  await fillShownCode(ann)
  await ann.screen.getByRole('checkbox', { name: words.agree }).click()
  await ann.tap(words.login)
}

/** Asks for a code and types the one that the demo shows. */
export async function fillShownCode(ann: Person): Promise<void> {
  const { getCode, shownCode, code } = ann.words
  await ann.tap(getCode)
  const shown = await ann.screen.getByText(shownCode).innerText()
  await ann.fill(code, shownCode.exec(shown)?.[1] ?? '')
}

/** The same with the password of a demo account. */
export async function logInByPassword(ann: Person, phone: string): Promise<void> {
  const { words } = ann
  await ann.tap(words.usePassword)
  // Both ways to log in ask for the phone: wait for the one that asks for the password too.
  await ann.field(words.password).waitFor()
  await ann.fill(words.phone, phone)
  await ann.fill(words.password, secrets.password)
  await ann.screen.getByRole('checkbox', { name: words.agree }).click()
  await ann.tap(words.login)
}

/** Types digits on the pad in view. */
export async function typeDigits(ann: Person, digits: string): Promise<void> {
  for (const digit of digits) await ann.tap(digit)
}

/** From the ways to pay to the last digit of the pay password. */
export async function payFromBalance(ann: Person): Promise<void> {
  await ann.tap(ann.words.pay)
  await ann.sees(ann.words.enterPayPassword)
  await typeDigits(ann, secrets.payPassword)
}
