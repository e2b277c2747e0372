import type { FeedbackType } from '@contract/calls/feedback'
import type { OrderSummary } from '@contract/entities/order'
import type { User } from '@contract/entities/user'
import { limits } from '@contract/limits'
import { feedback } from '@contract/rules/account'
import { accountResource } from '@/features/account/account'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

type Types = Answer<'feedback.types'>

/** An order that feedback can be about, as a row names it. */
interface ChosenOrder {
  id: string
  name: string
}

/** Feedback to the platform: a type, a text, up to three pictures (product text §5, account rules). */
export class FeedbackModel {
  readonly types: Resource<Types>
  /** The latest orders, loaded when they are to be chosen from. */
  readonly orders: Resource<readonly OrderSummary[]>
  readonly content = new FormField(feedback)
  readonly uploads = new PictureUploads({ module: 'feedback', max: limits.feedbackImages })
  readonly form = new Form({ content: this.content })
  readonly account: Resource<User>
  type: FeedbackType | undefined = undefined
  order: ChosenOrder | undefined = undefined
  mayContact = true
  choosingOrder = false
  /** The number that it was sent under. */
  sent = ''

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.types = new Resource(() => api.feedback.types({}, { quiet: true }))
    this.orders = new Resource(() => api.order.list({ tab: 'all' }, { quiet: true }).then(({ items }) => items))
    this.account = accountResource(api, root.session)
    makeModel(this, 'api', 'root')
    this.form.keep('feedback', root.session, { read: () => this.rest, restore: this.restore })
    void this.account.load()
  }

  /** The account's masked phone; empty until it is known. */
  get phone(): string {
    return (this.root.session.user ?? this.account.value)?.maskedPhone ?? ''
  }

  get newAnswers(): number {
    return this.types.value?.newAnswers ?? 0
  }

  choose(type: FeedbackType): void {
    this.type = type
  }

  showOrders(): void {
    this.choosingOrder = true
  }

  hideOrders(): void {
    this.choosingOrder = false
  }

  chooseOrder(order: ChosenOrder | undefined): void {
    this.order = order
    this.choosingOrder = false
  }

  allowContact(on: boolean): void {
    this.mayContact = on
  }

  async send(): Promise<void> {
    const { type, form, content, uploads, order, mayContact } = this
    if (form.busy) return
    const isComplete = form.check()
    if (!type) return toast(words().chooseType)
    if (!isComplete) return
    if (!uploads.settled) return toast(uploads.failed ? words().failed : words().sending)
    const text = content.value.trim()
    const request = { type, text, pictures: uploads.ids, orderId: order?.id, mayContact }
    const answer = await form.send((keyed) => this.api.feedback.add(keyed(request)))
    if (answer) this.thank(answer.number)
  }

  dispose(): void {
    this.types.dispose()
    this.orders.dispose()
    this.account.dispose()
    this.uploads.dispose(this.form.dispose())
  }

  /** Fields in a draft, beside the text. */
  private get rest() {
    const { type, order, mayContact, uploads } = this
    return { type, order: order && { ...order }, mayContact, pictures: uploads.kept }
  }

  private restore({ pictures, ...rest }: FeedbackModel['rest']) {
    Object.assign(this, rest)
    this.uploads.restore(pictures)
  }

  private thank(number: string) {
    this.sent = number
  }
}
