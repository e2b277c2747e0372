import { runInAction } from 'mobx'
import { digitsOf } from '@contract/plain'
import { cardNumber, realName } from '@contract/rules/binding'
import { hasCheckDigit } from '@contract/rules/identity'
import { BindPicture, bindingProof } from '@/features/wallet/binding'
import { toast } from '@/platform/view/feedback'
import { answer } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel } from '@/state'
import { words } from './text'

type Bank = Answer<'binding.bank'>['bank']
const longest = 19
/** The digits of most cards; a shorter number without a check digit is taken for one that is still being typed. */
const usualLength = 16

/** A debit card: number, photo of its front, holder and the phone that the bank has (product text §3, §5). */
export class BindCardModel {
  readonly name = new FormField(realName)
  readonly number = new FormField(cardNumber)
  readonly proof: ReturnType<typeof bindingProof>
  readonly picture = new BindPicture('card', 'cardFrontRequired')
  readonly form: Form<'name' | 'number' | 'phone' | 'code'>
  /** The bank of the number; null where it is not known, undefined while no right number is typed. */
  bank: Bank | undefined = undefined
  /** The terms are ticked. */
  agreed = false
  /** The terms were forgotten at the last try. */
  missed = false

  constructor(private readonly api: Api) {
    this.proof = bindingProof(api)
    const { phone, code } = this.proof
    this.form = new Form({ name: this.name, number: this.number, phone, code })
    makeModel(this, 'api')
  }

  /** Whether the number is that of a credit card, which is refused. */
  get isCredit(): boolean {
    return this.bank?.isDebit === false
  }

  /** Whether the number has a check digit, as most have; a typing error is likely where it has none. */
  get isUsual(): boolean {
    return hasCheckDigit(this.number.value)
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    if (agreed) this.missed = false
  }

  typeNumber(text: string): void {
    const digits = digitsOf(text).slice(0, longest)
    if (digits === this.number.value) return
    this.number.set(digits)
    this.bank = undefined
    if (this.number.fine && (this.isUsual || digits.length >= usualLength)) void this.recognise(digits)
  }

  async submit(): Promise<void> {
    const { form, proof, picture, name, number } = this
    this.missed = !this.agreed
    const isFine = [form.check(), picture.check(), this.agreed].every(Boolean)
    if (form.busy || !isFine || this.isCredit) return
    const { phone, code } = proof
    const request = {
      ...{ phone: phone.value, code: code.value, realName: name.value },
      ...{ number: number.value, frontId: picture.id },
    }
    const account = await form.send(() => this.api.binding.bindCard(request))
    if (!account) return
    toast(words().done)
    await answer('bindCard', account.id)
  }

  dispose(): void {
    this.picture.dispose()
    this.form.dispose()
  }

  /** Nobody asked for it, so that a failure shows no bank and stays silent. */
  private async recognise(number: string): Promise<void> {
    const found = await this.api.binding.bank({ number }, { quiet: true }).catch(() => undefined)
    runInAction(() => {
      if (this.number.value === number) this.bank = found?.bank
    })
  }
}
