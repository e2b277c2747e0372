import type { ErrandKind, ErrandQuote } from '@contract/entities/errand'
import { Checkout } from '@/features/checkout/checkout'
import { totalChange } from '@/features/checkout/text'
import type { ErrandChoices } from '@/features/errand/form/choices'
import type { ErrandQuoting } from '@/features/errand/form/quoting'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { words } from './text'

/** Form of an errand. */
interface ErrandForm {
  readonly choices: ErrandChoices
  readonly quoting: ErrandQuoting
  /** Removes the draft of a placed errand, whose form may show another kind by now. */
  end(kind: ErrandKind): void
}

/** Check-out of an errand at the price of its form. */
export function errandCheckout(api: Api, form: ErrandForm): Checkout<ErrandQuote, Answer<'errand.submit'>> {
  /** Kinds of the errands that were asked for, by their quotes. */
  const kinds: Record<string, ErrandKind> = {}
  return new Checkout({
    quotes: {
      get current() {
        return form.quoting.quote
      },
      renew: () => form.quoting.renew(),
    },
    place: ({ id: quoteId }, keyed) => {
      const { uploads, chosen, fields, kind } = form.choices
      kinds[quoteId] ??= kind
      const { note, contactFree } = chosen
      return api.errand.submit(
        keyed({ quoteId, note, images: uploads.ids, contactFree, agreed: fields.agreed.value !== '' }),
      )
    },
    record: (_, { id }) => form.end(kinds[id] ?? form.choices.kind),
    leave: ({ orderId }) => replace('pay', { orderId }),
    amount: ({ total }) => total,
    change: (before, after) => totalChange(before.total, after.total),
  })
}

/** Whether a form is complete; scrolls to its first missing field, or names what is not uploaded yet. */
export function isComplete({ uploads, form }: ErrandChoices): boolean {
  if (!form.check()) return false
  if (!uploads.settled) toast(uploads.failed ? words().failedPhoto : words().sending)
  return uploads.settled
}
