import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { PaySuccessModel } from './model'
import { PaySuccessSkeleton } from './parts/skeleton'
import { Paid } from './parts/paid'
import { Unpaid } from './parts/unpaid'
import { words } from './text'

export default screen('paySuccess', ({ orderId }) => {
  const model = useModel((api) => new PaySuccessModel(api, orderId))
  useReturned(() => void model.check())
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={model.result} skeleton={<PaySuccessSkeleton />}>
        {(result) =>
          result.payment.status === 'paid' ? (
            <Paid model={model} result={result} />
          ) : (
            <Unpaid model={model} payment={result.payment} />
          )
        }
      </AsyncView>
    </Screen>
  )
})
