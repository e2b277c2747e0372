import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { PaySheet } from '@/features/pay/PaySheet'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { SubstituteModel } from './model'
import { PaymentRequest } from './parts/payment-request'
import { Ended } from './parts/ended'
import { Foot } from './parts/foot'
import { words } from './text'

export default screen('payForFriend', ({ token, pay }) => {
  const model = useModel((api) => new SubstituteModel(api, token, pay === '1'))
  useReturned(() => void model.returned())
  return (
    <Screen
      title={words().title}
      surface={model.isOver ? 'white' : 'page'}
      footer={<Foot model={model} />}
      overlay={<Over model={model} />}
    >
      <AsyncView resource={model.shared}>
        {(shared) =>
          model.isOpen ? <PaymentRequest model={model} shared={shared} /> : <Ended model={model} shared={shared} />
        }
      </AsyncView>
    </Screen>
  )
})

/** Rendered on demand, so that payment methods are only loaded when needed. */
const Over = observer(({ model }: { model: SubstituteModel }) =>
  model.isPaying ? <PaySheet model={model.paying} own={false} /> : null,
)
