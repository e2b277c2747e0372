import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import type { ErrandState } from '@contract/states/errand'
import { StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { HandOverCode } from '@/features/errand/order/HandOverCode'
import { arrivedAt, barsOf } from '@/features/errand/order/progress'
import type { HandOverCodes } from '@/features/errand/order/read'
import { stateWords } from '@/features/errand/text'
import { Contact } from '@/features/order/Contact'
import { navigate } from '@/platform/navigation/gate'
import type { ErrandModel } from '../model'
import { asideOf, promiseOf } from '../promise'
import { words } from '../text'

interface Props {
  model: ErrandModel
  errand: ErrandDetail
  codes: HandOverCodes | null
}

/** State, when it arrives, the rider and the codes to hand over. */
export const Status = observer(function Status({ model, errand, codes }: Props) {
  const t = words()
  const { state, rider, phase } = errand
  const isOpen = phase === 'inProgress' || phase === 'toPay'
  return (
    <StatusCard
      title={stateWords()[state as ErrandState]}
      sentence={() => promiseOf(errand)}
      isPast={!isOpen || Boolean(arrivedAt(errand))}
      aside={asideOf(errand)}
      raised
    >
      {state !== 'cancelled' && <StepBars count={4} done={barsOf(state)} />}
      <View>
        {rider && (
          <Contact
            name={rider.name}
            note={t.rider(rider.likedPercent)}
            onChat={() => navigate('chat', { with: 'rider', orderId: errand.id })}
            onCall={() => void model.call()}
          />
        )}
        {codes?.pickupCode && <HandOverCode title={t.pickupCode} note={t.pickupCodeNote} code={codes.pickupCode} />}
        {codes?.deliveryCode && <HandOverCode title={t.code} note={t.codeNote} code={codes.deliveryCode} />}
      </View>
    </StatusCard>
  )
})
