import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantSku } from '@contract/entities/merchant-product'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { FieldRow } from '@/features/merchant/FieldRow'
import { localized } from '@/i18n'
import type { ProductEditModel } from '../model'
import { words } from '../text'
import styles from './sku-sheet.module.scss'

const stockDigits = String(limits.stockMax).length
const priceDigits = 11

/** Changes the prices of a SKU and its stock in each warehouse. Pass it to the Screen as `overlay`. */
export const SkuSheet = observer(function SkuSheet({ model }: { model: ProductEditModel }) {
  const { editing, product, busy, change } = model
  const t = words()
  const title = editing && (localized(editing.option) || localized(product.ready.name))
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.save} busy={busy} disabled={!change} onPress={() => void model.save()} />
    </View>
  )
  return (
    <Sheet open={editing !== undefined} onClose={model.endEdit} title={title ?? t.title} foot={foot}>
      <View className={styles.sheet}>{editing && <Fields model={model} sku={editing} />}</View>
    </Sheet>
  )
})

const Fields = observer(function Fields({ model, sku }: { model: ProductEditModel; sku: MerchantSku }) {
  const { price, memberPrice, counts, errors } = model
  const t = words()
  return (
    <>
      <FieldRow
        label={t.price}
        kind="digit"
        max={priceDigits}
        value={price}
        error={errors.price}
        onChange={model.typePrice}
      />
      <FieldRow
        label={t.memberPrice}
        kind="digit"
        max={priceDigits}
        value={memberPrice}
        error={errors.memberPrice}
        onChange={model.typeMemberPrice}
      />
      {model.warehousesOf(sku).map(({ id, name }) => (
        <FieldRow
          key={id}
          label={t.stockIn(name)}
          kind="number"
          max={stockDigits}
          value={counts[id] ?? ''}
          error={errors.counts[id]}
          onChange={(text) => model.count(id, text)}
        />
      ))}
    </>
  )
})
