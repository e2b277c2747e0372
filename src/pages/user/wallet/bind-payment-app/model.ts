import { realName } from '@contract/rules/binding'
import { BindPicture, bindingProof } from '@/features/wallet/binding'
import { toast } from '@/platform/view/feedback'
import { answer } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { Form, FormField, makeModel } from '@/state'
import { words } from './text'

/** The payment apps in the order in which they are offered. */
export const providers = ['alipay', 'wechat'] as const
type Provider = (typeof providers)[number]

/** An account at a payment app: phone, code, real name and payment QR code (product text §3, §5). */
export class BindPaymentAppModel {
  provider: Provider = 'alipay'
  readonly name = new FormField(realName)
  readonly proof: ReturnType<typeof bindingProof>
  readonly picture = new BindPicture('paymentCode', 'paymentQrCodeRequired')
  readonly form: Form<'name' | 'phone' | 'code'>

  constructor(private readonly api: Api) {
    this.proof = bindingProof(api)
    this.form = new Form({ name: this.name, phone: this.proof.phone, code: this.proof.code })
    makeModel(this, 'api')
  }

  choose(provider: Provider): void {
    this.provider = provider
  }

  async submit(): Promise<void> {
    const { form, proof, picture, provider, name } = this
    const isFine = [form.check(), picture.check()].every(Boolean)
    if (form.busy || !isFine) return
    const { phone, code } = proof
    const request = { provider, phone: phone.value, code: code.value, realName: name.value, qrCodeId: picture.id }
    const account = await form.send(() => this.api.binding.bindPaymentApp(request))
    if (!account) return
    toast(words().done)
    await answer('bindPaymentApp', account.id)
  }

  dispose(): void {
    this.picture.dispose()
    this.form.dispose()
  }
}
