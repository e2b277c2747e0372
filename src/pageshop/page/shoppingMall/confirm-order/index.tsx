import { screen } from '@/components/frame/Screen'
import { MallConfirm, MallConfirmModel } from '@/features/mall/Confirm'
import { useModel } from '@/state'

/** The check-out of the cart's ticked lines, or of one SKU that is bought at once. */
export default screen('mallConfirm', ({ sku, quantity }) => {
  const model = useModel((api) => {
    const atOnce = sku ? { skuId: sku, quantity: Number(quantity) || 1 } : undefined
    return new MallConfirmModel(api, (choice) =>
      api.order.confirm({ kind: 'mall', sku: atOnce, ...choice }, { quiet: true }),
    )
  })
  return <MallConfirm model={model} />
})
