import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Segmented } from '@/components/form/Segmented'
import { Sheet } from '@/components/frame/Sheet'
import { FieldRow } from '@/features/merchant/FieldRow'
import type { ShippingFees, TypedFee } from '../shipping'
import { words } from '../text'
import styles from './form.module.scss'

const amountMax = 9

/** Edits a shipping fee of the shop. */
export const FeeSheet = observer(function FeeSheet({ fees }: { fees: ShippingFees }) {
  const { typed, busy } = fees
  const t = words()
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.saveFee} busy={busy} disabled={!fees.isFine} onPress={() => void fees.save()} />
    </View>
  )
  return (
    <Sheet open={typed !== undefined} onClose={fees.close} title={t.fee} foot={foot}>
      <View className={styles.sheet__fields}>{typed && <Fields fees={fees} typed={typed} />}</View>
    </Sheet>
  )
})

const Fields = observer(function Fields({ fees, typed }: { fees: ShippingFees; typed: TypedFee }) {
  const t = words()
  const { zh, en, unit, firstFee, stepFee, freeOver } = typed
  const units = [
    { value: 'weight' as const, name: t.byWeight },
    { value: 'piece' as const, name: t.byPiece },
  ]
  const isByPiece = unit === 'piece'
  const money = { kind: 'digit', max: amountMax, error: undefined } as const
  return (
    <>
      <Field
        placeholder={t.feeZh}
        value={zh}
        maxLength={limits.nameMax}
        onChange={(text) => fees.write({ zh: text })}
      />
      <Field
        placeholder={t.feeEn}
        value={en}
        maxLength={limits.nameMax}
        onChange={(text) => fees.write({ en: text })}
      />
      <Segmented items={units} value={unit} onChange={(value) => fees.write({ unit: value })} />
      <FieldRow
        label={isByPiece ? t.firstPiece : t.firstWeight}
        {...money}
        value={firstFee}
        onChange={(text) => fees.write({ firstFee: text })}
      />
      <FieldRow
        label={isByPiece ? t.furtherPiece : t.furtherWeight}
        {...money}
        value={stepFee}
        onChange={(text) => fees.write({ stepFee: text })}
      />
      <FieldRow label={t.freeOver} {...money} value={freeOver} onChange={(text) => fees.write({ freeOver: text })} />
    </>
  )
})
