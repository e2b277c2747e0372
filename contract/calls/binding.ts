import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, ruled, text } from '../entities/common'
import { PrivateMediaId, WithdrawAccountId } from '../entities/ids'
import { providerKinds } from '../payment-kinds'
import { Bank, WithdrawAccount } from '../entities/withdraw'
import { limits } from '../limits'
import { cardNumber, realName } from '../rules/binding'
import { payPassword, verificationCode } from '../rules/generic'
import { phone } from '../rules/phone'
import { cleanCode, cleanName, cleanPhone } from '../rules/typed'

const proof = { phone: ruled(phone, cleanPhone), code: ruled(verificationCode, cleanCode) }
const failures = ['accountAlreadyBound', 'tooManyWithdrawAccounts'] as const
const proofFailures = ['codeWrong', 'codeExpired', 'codeLocked', 'privateMediaNotFound'] as const

/** The caller's linked accounts, the default one first, then the newest. */
export const bindingList = defineCall({
  name: 'binding.list',
  summary: 'The linked accounts',
  who: 'customer',
  request: Empty,
  response: z.object({ accounts: z.array(WithdrawAccount), max: z.int() }),
  failures: [],
})

/** Links the account at a payment app: its phone, the code sent to it, the real name and the payment QR code (product text §3, §5). */
export const bindingBindPaymentApp = defineCall({
  name: 'binding.bindPaymentApp',
  summary: 'Link a payment-app account',
  who: 'customer',
  request: z.object({
    ...proof,
    realName: ruled(realName, cleanName),
    provider: z.enum(providerKinds),
    qrCodeId: PrivateMediaId,
  }),
  response: WithdrawAccount,
  failures: [...failures, ...proofFailures],
})

/** Links a debit card: its number with a right check digit, a photo of its front, and the phone that the bank has. */
export const bindingBindCard = defineCall({
  name: 'binding.bindCard',
  summary: 'Link a bank card',
  who: 'customer',
  request: z.object({
    ...proof,
    realName: ruled(realName, cleanName),
    number: ruled(cardNumber, cleanCode),
    frontId: PrivateMediaId,
  }),
  response: WithdrawAccount,
  failures: [...failures, ...proofFailures, 'debitCardOnly'],
})

/** The bank of a card number; null where it is not known. */
export const bindingBank = defineCall({
  name: 'binding.bank',
  summary: 'The bank of a card number',
  who: 'customer',
  request: z.object({ number: ruled(cardNumber, cleanCode) }),
  response: z.object({ bank: z.nullable(Bank) }),
  failures: [],
})

/** Links an account anywhere else, by the name of where it is and its number there. */
export const bindingBindOther = defineCall({
  name: 'binding.bindOther',
  summary: 'Link another account',
  who: 'customer',
  request: z.object({
    realName: ruled(realName, cleanName),
    title: text(limits.nameMax, 1),
    number: text(limits.accountNumberMax, limits.accountNumberMin),
  }),
  response: WithdrawAccount,
  failures: [...failures],
})

/** Makes an account the one that a withdrawal offers first. */
export const bindingSetDefault = defineCall({
  name: 'binding.setDefault',
  summary: 'Make a linked account the default',
  who: 'customer',
  request: z.object({ accountId: WithdrawAccountId }),
  response: WithdrawAccount,
  failures: ['withdrawAccountNotFound'],
})

/** Unlinks an account that no withdrawal is on its way to. */
export const bindingRemove = defineCall({
  name: 'binding.remove',
  summary: 'Unlink an account',
  who: 'customer',
  request: z.object({ accountId: WithdrawAccountId, payPassword: ruled(payPassword) }),
  response: Empty,
  failures: [
    'withdrawAccountNotFound',
    'withdrawAccountInUse',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
})
