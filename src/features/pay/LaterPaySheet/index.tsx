import { observer } from 'mobx-react'
import { PayModel } from '@/features/pay/paying'
import { PaySheet } from '@/features/pay/PaySheet'
import { dictionary } from '@/i18n'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import type { LaterPayment } from '../later-payment'

const words = dictionary({
  en: { leaveText: 'Nothing is charged until you pay' },
  zh: { leaveText: '支付前不会收取任何费用' },
})

interface Props {
  payment: LaterPayment
  paymentId: string
}

/** Pays a later charge for an order. Pass it to the Screen as `overlay`, with the payment as its key. */
export const LaterPaySheet = observer(function LaterPaySheet({ payment, paymentId }: Props) {
  const model = useModel((api) => {
    const host = { paid: () => payment.end(true), left: () => payment.end(false), leaveText: () => words().leaveText }
    return new PayModel(api, { paymentId }, host)
  })
  useReturned(() => void model.returned())
  return <PaySheet model={model} />
})
