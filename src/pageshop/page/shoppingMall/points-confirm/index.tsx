import { screen } from '@/components/frame/Screen'
import { MallConfirm, MallConfirmModel } from '@/features/mall/Confirm'
import { useModel } from '@/state'

/** The check-out of a deal of the points mall or of a flash sale (product text §2, points order confirmation). */
export default screen('pointsConfirm', ({ deal, quantity }) => {
  const model = useModel((api, root) => {
    const pieces = { dealId: deal, quantity: Number(quantity) || 1 }
    return new MallConfirmModel(api, root, `${deal} ${quantity}`, ({ addressId }) =>
      api.mall.pointsConfirm({ ...pieces, addressId }, { quiet: true }),
    )
  })
  return <MallConfirm model={model} />
})
