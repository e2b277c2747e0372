import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Sheet } from '@/components/frame/Sheet'
import { FieldRow } from '@/features/merchant/FieldRow'
import { localized } from '@/i18n'
import { words } from '../text'
import type { Variants } from '../variants'
import styles from './form.module.scss'

const amountMax = 11
const countMax = 7

/** Edits the price, weight and first stock of a combination, or takes it off sale. */
export const SkuSheet = observer(function SkuSheet({ variants }: { variants: Variants }) {
  const { sku } = variants
  const t = words()
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.done} disabled={!variants.isSkuFine} onPress={variants.takeSku} />
    </View>
  )
  return (
    <Sheet open={sku !== undefined} onClose={variants.closeSku} title={sku ? localized(sku.row.name) : ''} foot={foot}>
      <View className={styles.sheet__fields}>{sku && <Fields variants={variants} sku={sku} />}</View>
    </Sheet>
  )
})

interface Props {
  variants: Variants
  sku: NonNullable<Variants['sku']>
}

const Fields = observer(function Fields({ variants, sku: { row, typed } }: Props) {
  const t = words()
  const { on, price, memberPrice, weight, stock } = typed
  const money = { kind: 'digit', max: amountMax, placeholder: t.forAll, error: undefined } as const
  const count = { kind: 'number', max: countMax, placeholder: t.forAll, error: undefined } as const
  return (
    <>
      <SwitchRow label={t.sold} on={on} onChange={(value) => variants.writeSku({ on: value })} />
      {on && (
        <>
          <FieldRow
            label={t.ownPrice}
            {...money}
            value={price}
            onChange={(text) => variants.writeSku({ price: text })}
          />
          <FieldRow
            label={t.ownMemberPrice}
            {...money}
            value={memberPrice}
            onChange={(text) => variants.writeSku({ memberPrice: text })}
          />
          <FieldRow
            label={t.ownWeight}
            {...count}
            value={weight}
            onChange={(text) => variants.writeSku({ weight: text })}
          />
          {row.saved ? (
            <Text className={styles.sheet__note}>{t.stockKept(row.saved.stock)}</Text>
          ) : (
            <FieldRow
              label={t.ownStock}
              {...count}
              value={stock}
              onChange={(text) => variants.writeSku({ stock: text })}
            />
          )}
        </>
      )}
    </>
  )
})
