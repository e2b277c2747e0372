import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { localized } from '@/i18n'
import type { ProductSetupModel } from '../model'
import { words } from '../text'
import { AxisSheet } from './axis-sheet'
import { CategorySheet } from './category-sheet'
import { DetailSheet } from './detail-sheet'
import { FeeSheet } from './fee-sheet'
import styles from './form.module.scss'
import { SkuSheet } from './sku-sheet'

/** The sheets of the form; at most one is open. */
export const ProductSheets = observer(function ProductSheets({ model }: { model: ProductSetupModel }) {
  return (
    <>
      <CategorySheet model={model} />
      <DetailSheet details={model.details} />
      <AxisSheet variants={model.variants} />
      <SkuSheet variants={model.variants} />
      <FeesSheet model={model} />
      <FeeSheet fees={model.shipping} />
    </>
  )
})

/** The shipping fees of the shop, to choose from. */
const FeesSheet = observer(function FeesSheet({ model }: { model: ProductSetupModel }) {
  const { shipping } = model
  const t = words()
  const chosen = shipping.all.find(({ id }) => id === model.field('shipping').value)
  return (
    <Sheet open={shipping.choosing} onClose={shipping.endChoosing} title={t.shipping}>
      <View className={styles.sheet__fields}>
        <RadioGroup
          label={t.shipping}
          options={shipping.all.map(({ id, name }) => ({ value: id, text: localized(name) }))}
          chosen={chosen?.id}
          onChoose={model.chooseShipping}
          lines="between"
        />
        {chosen?.fee && <Button text={t.editFee} kind="outline" onPress={() => shipping.edit(chosen)} />}
        <Button text={t.newFee} kind="outline" icon="plus" onPress={() => shipping.edit()} />
      </View>
    </Sheet>
  )
})
