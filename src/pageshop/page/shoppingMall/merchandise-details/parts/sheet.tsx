import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { SkuSheet } from '@/features/mall/SkuSheet'
import { words } from '@/features/mall/SkuSheet/text'
import type { ProductModel } from '../model'
import styles from './sheet.module.scss'

/** The choice of a SKU. */
export const ChoiceSheet = observer(function ChoiceSheet({ model: { picker } }: { model: ProductModel }) {
  if (!picker) return null
  const { done, soldOut } = words()
  const actions = (
    <View className={styles.sheet__action}>
      <Button text={picker.soldOut ? soldOut : done} disabled={picker.soldOut} onPress={picker.close} />
    </View>
  )
  return <SkuSheet picker={picker} actions={actions} />
})
