import { observer } from 'mobx-react'
import { SkuSheet } from '@/features/mall/SkuSheet'
import type { ProductModel } from '../model'
import { Buttons } from './buttons'

/** The choice of a SKU. */
export const ChoiceSheet = observer(function ChoiceSheet({ model }: { model: ProductModel }) {
  const { picker } = model
  return picker ? <SkuSheet picker={picker} actions={<Buttons model={model} />} /> : null
})
