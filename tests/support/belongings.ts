import { secrets } from './person'

/** Actions of a person in an app, by the names of what is on its screens. */
export interface Hands {
  waitFor(words: string | RegExp): Promise<unknown>
  tap(words: string | RegExp): Promise<void>
  type(field: string, value: string): Promise<void>
}

/** From Me: writes another nickname. */
export async function editProfile(hands: Hands, nickname: string): Promise<void> {
  await hands.tap(/, Profile$/)
  await hands.type('Nickname', nickname)
  await hands.tap('Save')
  await hands.waitFor(`${nickname}, Profile`)
}

/** From Me: tops up ¥200 at the sandbox's cashier. Ends in the wallet. */
export async function topUp(hands: Hands): Promise<void> {
  await hands.tap('Wallet')
  await hands.tap('Top up')
  await hands.tap('¥200')
  await hands.tap('Top up now')
  await hands.waitFor('Sandbox cashier')
  await hands.tap('Succeed')
  await hands.waitFor('Topped up')
  await hands.tap('View wallet')
}

/** From the wallet: links an account and withdraws ¥100 to it, of which ¥0.60 is the fee. */
export async function withdraw(hands: Hands): Promise<void> {
  await hands.tap('Withdraw')
  await hands.tap(/^Link an account, /)
  await hands.waitFor('No accounts linked')
  await hands.tap('Link an account')
  await hands.tap(/^Another account/)
  await hands.type('Bank or service', 'Bank of Here')
  await hands.type('Account number', '622200001234')
  await hands.type('Real name, as on the account', '林小满')
  await hands.tap('Link this account')
  await hands.waitFor(/^Bank of Here \*\*\*\* 1234/)
  await hands.type('Amount', '100')
  await hands.waitFor('¥99.40')
  await hands.tap('Withdraw ¥100.00')
  await hands.waitFor('Enter pay password')
  for (const digit of secrets.payPassword) await hands.tap(digit)
  await hands.waitFor('Request sent')
}
