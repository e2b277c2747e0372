import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { LongList } from '@/components/list/LongList'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { localized } from '@/i18n'
import { menuStep } from '@/platform/list/list-step'
import type { ProductSetupModel } from '../model'
import { words } from '../text'
import type { SkuRow } from '../variants'
import styles from './form.module.scss'

/** The axes of a product, and the combinations of their values. */
export const VariantRows = observer(function VariantRows({ model }: { model: ProductSetupModel }) {
  const { variants, isSingle } = model
  const { axes, rows, sold, isTooMany } = variants
  const t = words()
  return (
    <View className={styles.form__rows}>
      {axes.map(({ key, zh, en, values }, place) => (
        <Cell
          key={key}
          label={localized(inBothLanguages(zh, en))}
          value={t.values(values.length)}
          onOpen={() => variants.startAxis(place)}
        />
      ))}
      {axes.length < limits.axesOfProduct && (
        <Button text={t.addAxis} kind="outline" size={72} icon="plus" onPress={() => variants.startAxis()} />
      )}
      {isTooMany && <Text className={styles.form__note}>{t.tooMany(limits.skusOfProduct)}</Text>}
      {!isSingle && !isTooMany && (
        <>
          <Text className={styles.form__note}>{t.combinations(sold.length)}</Text>
          <LongList items={rows} keyOf={({ key }) => key} step={menuStep}>
            {(row) => (
              <Cell
                label={localized(row.name)}
                value={valueOf(row)}
                height={104}
                onOpen={() => variants.startSku(row)}
              />
            )}
          </LongList>
        </>
      )}
    </View>
  )
})

function valueOf({ typed: { on, price } }: SkuRow): string {
  const { off, forAll } = words()
  if (!on) return off
  return price.trim() ? `¥${price.trim()}` : forAll
}
