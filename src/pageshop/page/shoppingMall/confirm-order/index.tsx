import { screen } from '@/components/frame/Screen'
import { MallConfirm, MallConfirmModel } from '@/features/mall/Confirm'
import { useModel } from '@/state'

/** The check-out of the cart's ticked lines, of all shops or of one, or of one SKU that is bought at once. */
export default screen('mallConfirm', (purchase) => {
  const { sku, quantity, presale: presaleId, shopId } = purchase
  const model = useModel((api, root) => {
    const atOnce = sku ? { skuId: sku, quantity: Number(quantity) || 1 } : undefined
    return new MallConfirmModel(api, root, Object.values(purchase).join(' '), (choice) =>
      api.order.confirm({ kind: 'mall', sku: atOnce, presaleId, shopId, ...choice }, { quiet: true }),
    )
  })
  return <MallConfirm model={model} />
})
