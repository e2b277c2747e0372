import { observer } from 'mobx-react'
import { ShopBar } from '@/features/mall/ShopBar'
import type { ProductModel } from '../model'
import { Buttons } from './buttons'

/** The shop, the cart and the buttons that buy. */
export const BuyBar = observer(function BuyBar({ model }: { model: ProductModel }) {
  return (
    <ShopBar shopId={model.product.shop.id} productId={model.product.id} cart>
      <Buttons model={model} />
    </ShopBar>
  )
})
