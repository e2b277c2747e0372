import { observer } from 'mobx-react'
import type { LaterPayment } from '../later-payment'
import { LaterPaySheet } from '.'

/** The open payment. Mini-programs and native apps have the sheet with the screen; the web loads it when it opens. */
export const LazyLaterPaySheet = observer(function LazyLaterPaySheet({ payment }: { payment: LaterPayment }) {
  const { paymentId } = payment
  return paymentId === undefined ? null : <LaterPaySheet key={paymentId} payment={payment} paymentId={paymentId} />
})
