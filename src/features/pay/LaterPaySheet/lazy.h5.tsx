import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { LaterPayment } from '../later-payment'

const load = () => import('.')

/** The open payment, whose sheet the web loads when it opens. */
export const LazyLaterPaySheet = observer(function LazyLaterPaySheet({ payment }: { payment: LaterPayment }) {
  const { paymentId } = payment
  const loaded = useLoaded(load, paymentId !== undefined, () => payment.end(false))
  if (!loaded || paymentId === undefined) return null
  return <loaded.LaterPaySheet key={paymentId} payment={payment} paymentId={paymentId} />
})
